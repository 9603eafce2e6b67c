import { byId, byText, byValue, createRowSearch, type Found, findRows, type Order, toFilter } from 'shared/backend';
import type { Task } from '../api/schemas';

interface Filters {
  q?: string | null;
  filter?: string | null;
  tag?: string | null;
}

const orders = new Map<string, Order<Task>>([
  ['title-asc', byText((task) => task.title, 'asc', 'desc')],
  ['title-desc', byText((task) => task.title, 'desc', 'desc')],
  ['assignee', byValue((task) => task.assignee?.fullName, 'asc', 'desc')],
  ['due-date', byValue((task) => task.dueDate, 'asc', 'desc')],
  ['position', byValue((task) => task.position, 'asc', 'desc')],
]);

/** The order of a name; the latest first for any other. */
export const getOrder = (sortBy: string | null | undefined): Order<Task> => orders.get(sortBy ?? '') ?? byId('desc');

const isIn = (filter: string | undefined) => (task: Task) => {
  if (filter === 'deleted') return task.isDeleted;
  if (filter === 'important') return task.isImportant && !task.isDeleted;
  if (filter === 'completed') return task.isCompleted && !task.isDeleted;
  return !task.isDeleted;
};

const search = createRowSearch<Task>(({ title }) => [title]);

/** The tasks that match. */
export function findTasks(tasks: readonly Task[], { q, filter, tag }: Filters): Found<Task> {
  const inFilter = isIn(toFilter(filter));
  const wanted = toFilter(tag);
  const matches = search(tasks, q);
  return findRows(
    tasks,
    (task, place) => inFilter(task) && (!wanted || task.tags.some((own) => own === wanted)) && matches(place),
  );
}
