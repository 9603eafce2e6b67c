import type { Colleague } from '@atrium/core/api';
import type { Recurrence, Subtask, Task } from '../api/schemas';
import { dueDay } from './dueGroup';
import { isPriority, type Priority, priorityOf, withPriority } from './priority';

const entities: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', apos: "'", nbsp: ' ' };

const decode = (text: string) =>
  text.replace(/&(?:#(\d+)|#x([\da-f]+)|([a-z]+));/gi, (whole, decimal, hex, name) => {
    if (name) return entities[String(name).toLowerCase()] ?? whole;
    const code = decimal ? Number(decimal) : Number.parseInt(hex, 16);
    return code > 0 && code <= 0x10ffff ? String.fromCodePoint(code) : whole;
  });

/** HTML description as plain text: a line per paragraph, a dash per list item. */
export const toPlainText = (html: string): string =>
  decode(
    html
      .replace(/\s+/g, ' ')
      .replace(/<li\b[^>]*>\s*/gi, '\n- ')
      .replace(/<br\b[^>]*>|<\/(?:p|div|h[1-6]|ul|ol|blockquote)>/gi, '\n')
      .replace(/<[^>]*>/g, ''),
  )
    .split('\n')
    .map((line) => line.trim())
    .join('\n')
    .replace(/\n{3,}/g, '\n\n')
    .trim();

export interface TaskFormValues {
  title: string;
  /** A person's name. */
  assignee: string | null;
  projectId: number | null;
  dueDate: string | null;
  /** `HH:mm`. */
  dueTime: string | null;
  recurrence: Recurrence | null;
  priority: Priority | null;
  /** Tags other than priorities. */
  tags: string[];
  subtasks: Subtask[];
  /** HTML. */
  description: string;
}

export type TaskPerson = Pick<Colleague, 'fullName' | 'avatar'>;

type TaskContent = Pick<Task, 'title' | 'assignee' | 'dueDate' | 'tags'> &
  Partial<Pick<Task, 'description' | 'dueTime' | 'recurrence' | 'projectId' | 'subtasks'>>;

export const toFormValues = (task: TaskContent): TaskFormValues => ({
  title: task.title,
  assignee: task.assignee?.fullName ?? null,
  projectId: task.projectId ?? null,
  dueDate: dueDay(task),
  dueTime: task.dueTime ?? null,
  recurrence: task.recurrence ?? null,
  priority: priorityOf(task.tags),
  tags: task.tags.filter((tag) => !isPriority(tag)),
  subtasks: task.subtasks ?? [],
  description: task.description ?? '',
});

/** Form values as API input. @param people possible assignees, for their pictures */
export function fromFormValues(
  { assignee: name, priority, tags, subtasks, ...rest }: TaskFormValues,
  people: readonly TaskPerson[],
  before?: Pick<Task, 'assignee'>,
): TaskContent {
  return {
    ...rest,
    title: rest.title.trim(),
    dueTime: rest.dueDate ? rest.dueTime : null,
    tags: withPriority(tags, priority),
    subtasks: subtasks.flatMap((subtask) => {
      const title = subtask.title.trim();
      return title ? { ...subtask, title } : [];
    }),
    assignee: name ? (before?.assignee?.fullName === name ? before.assignee : toAssignee(name, people)) : null,
  };
}

export function changedContent(
  after: TaskFormValues,
  before: TaskFormValues,
  people: readonly TaskPerson[],
  assignee: Task['assignee'] = null,
): Partial<TaskContent> {
  const was: Partial<Record<string, unknown>> = fromFormValues(before, people, { assignee });
  const is = fromFormValues(after, people, { assignee });
  return Object.fromEntries(
    Object.entries(is).filter(([name, value]) => JSON.stringify(value) !== JSON.stringify(was[name])),
  );
}

export const toAssignee = (fullName: string, people: readonly TaskPerson[]): NonNullable<Task['assignee']> => ({
  fullName,
  avatar: people.find((person) => person.fullName === fullName)?.avatar ?? null,
});
