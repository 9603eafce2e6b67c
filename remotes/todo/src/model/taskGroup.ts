import type { Task, TaskSort } from '../api/schemas';
import type { TaskPlace } from '../api/taskPlace';
import { type DueGroup, dueDay, groupByDue, isOverdue, type Now } from './dueGroup';

/** Section of a list with one heading. `open` has none, and a day is its own. */
export interface TaskGroup {
  key: 'open' | DueGroup | `day ${string}`;
  tasks: Task[];
}

/** Sections of a list: by due date in date order, by day in Upcoming; completed ones last. */
export function groupTasks(tasks: readonly Task[], sort: TaskSort, { filter }: TaskPlace, now: Now): TaskGroup[] {
  const hasHistory = filter === 'completed' || filter === 'deleted';
  if (sort === 'due-date' && filter === 'upcoming') return groupByDay(tasks, now.today);
  if (sort === 'due-date' && !hasHistory)
    return groupByDue(tasks, now).map(({ group, tasks: found }) => ({ key: group, tasks: found }));
  if (hasHistory) return tasks.length > 0 ? [{ key: 'open', tasks: [...tasks] }] : [];
  const open = tasks.filter(({ isCompleted }) => !isCompleted);
  const completed = tasks.filter(({ isCompleted }) => isCompleted);
  const groups: TaskGroup[] = [
    { key: 'open', tasks: open },
    { key: 'completed', tasks: completed },
  ];
  return groups.filter((group) => group.tasks.length > 0);
}

function groupByDay(tasks: readonly Task[], today: string): TaskGroup[] {
  const groups = new Map<TaskGroup['key'], Task[]>();
  for (const task of tasks) {
    const key = isOverdue(task, today) ? 'overdue' : (`day ${dueDay(task) ?? ''}` as const);
    const group = groups.get(key);
    if (group) group.push(task);
    else groups.set(key, [task]);
  }
  return [...groups].map(([key, found]) => ({ key, tasks: found }));
}

/** Groups within a rendered range; without empty ones. */
export function sliceGroups(groups: readonly TaskGroup[], from: number, to: number): TaskGroup[] {
  let start = 0;
  return groups.flatMap(({ key, tasks: all }) => {
    const tasks = all.slice(Math.max(0, from - start), Math.max(0, to - start));
    start += all.length;
    return tasks.length > 0 ? [{ key, tasks }] : [];
  });
}
