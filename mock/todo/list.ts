import type { Task } from 'shared/api';
import { createRowSearch, toFilter } from '../core/list';
import { byId, createOrder, type Order } from '../core/order';

interface Filters {
  q?: string | null;
  filter?: string | null;
  tag?: string | null;
}

const byLatest: Order<Task> = byId('desc');

const orders = new Map<string, Order<Task>>([
  ['title-asc', (a, b) => a.title.localeCompare(b.title) || byLatest(a, b)],
  ['title-desc', (a, b) => b.title.localeCompare(a.title) || byLatest(a, b)],
  ['assignee', createOrder((task) => task.assignee?.fullName, 'asc', byLatest)],
  ['due-date', createOrder((task) => task.dueDate, 'asc', byLatest)],
  ['position', createOrder((task) => task.position, 'asc', byLatest)],
]);

/** The order of a name; the latest first for any other. */
export const getOrder = (sortBy: string | null | undefined): Order<Task> => orders.get(sortBy ?? '') ?? byLatest;

const isIn = (filter: string | undefined) => (task: Task) => {
  if (filter === 'deleted') return task.isDeleted;
  if (filter === 'important') return task.isImportant && !task.isDeleted;
  if (filter === 'completed') return task.isCompleted && !task.isDeleted;
  return !task.isDeleted;
};

const search = createRowSearch<Task>(({ title }) => [title]);

/** The tasks that match, in no order. */
export function findTasks(tasks: readonly Task[], { q, filter, tag }: Filters): Task[] {
  const inFilter = isIn(toFilter(filter));
  const wanted = toFilter(tag);
  const matches = search(q);
  return tasks.filter(
    (task) => inFilter(task) && (!wanted || task.tags.some((own) => own === wanted)) && matches(task),
  );
}
