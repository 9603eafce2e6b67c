import type { Colleague } from 'shared/api';
import type { Task } from '../api/schemas';
import { toHtml, toPlainText } from './descriptionText';
import { dueDay } from './dueGroup';

/** What the form holds. */
export interface TaskFormValues {
  title: string;
  /** A person's name. */
  assignee: string | null;
  dueDate: string | null;
  tags: Task['tags'];
  /** Plain text. */
  description: string;
}

export type TaskPerson = Pick<Colleague, 'fullName' | 'avatar'>;

type TaskContent = Pick<Task, 'title' | 'assignee' | 'dueDate' | 'tags'> & Partial<Pick<Task, 'description'>>;

/** A task as the form shows it. */
export const toFormValues = (task: TaskContent): TaskFormValues => ({
  title: task.title,
  assignee: task.assignee?.fullName ?? null,
  dueDate: dueDay(task),
  tags: task.tags,
  description: toPlainText(task.description ?? ''),
});

/**
 * What was typed, as the API takes it. A description whose text is the same stays as it was, with all its formatting.
 * @param people whom a task can be given to, for their pictures
 */
export function fromFormValues(
  values: TaskFormValues,
  people: readonly TaskPerson[],
  before?: Pick<Task, 'description' | 'assignee'>,
): TaskContent {
  const { assignee: name, description, ...rest } = values;
  const text = description.trim();
  const isSameText = before && toPlainText(before.description) === text;
  return {
    ...rest,
    title: values.title.trim(),
    assignee: name ? toAssignee(name, people, before) : null,
    ...(isSameText ? {} : { description: toHtml(text) }),
  };
}

function toAssignee(name: string, people: readonly TaskPerson[], before?: Pick<Task, 'assignee'>): Task['assignee'] {
  if (before?.assignee?.fullName === name) return before.assignee;
  return { fullName: name, avatar: people.find((person) => person.fullName === name)?.avatar ?? null };
}
