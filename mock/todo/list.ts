import type { Task } from 'shared/api';
import { compare, createSearch, toFilter } from '../core/list';

interface View {
  q?: string | null;
  filter?: string | null;
  tag?: string | null;
  sortBy?: string | null;
}

const byLatest = (a: Task, b: Task) => b.id - a.id;

const orders = new Map<string, (a: Task, b: Task) => number>([
  ['title-asc', (a, b) => a.title.localeCompare(b.title)],
  ['title-desc', (a, b) => b.title.localeCompare(a.title)],
  ['assignee', (a, b) => compare(a.assignee?.fullName, b.assignee?.fullName)],
  ['due-date', (a, b) => compare(a.dueDate, b.dueDate)],
  ['position', (a, b) => a.position - b.position],
]);

const isIn = (filter: string | undefined) => (task: Task) => {
  if (filter === 'deleted') return task.isDeleted;
  if (filter === 'important') return task.isImportant && !task.isDeleted;
  if (filter === 'completed') return task.isCompleted && !task.isDeleted;
  return !task.isDeleted;
};

/** The tasks of a view in its order; the latest first where it names none that is known. */
export function listTasks(tasks: readonly Task[], { q, filter, tag, sortBy }: View): Task[] {
  const inFilter = isIn(toFilter(filter));
  const wanted = toFilter(tag);
  const search = createSearch(q);
  const order = orders.get(sortBy ?? '');
  return tasks
    .filter((task) => inFilter(task) && (!wanted || task.tags.some((own) => own === wanted)) && search(task.title))
    .sort((a, b) => order?.(a, b) || byLatest(a, b));
}
