import { type Day, endOfWeek, toDay } from '@atrium/contract/values';
import type { Task } from '../api/schemas';

const dueGroups = ['overdue', 'today', 'week', 'later', 'none', 'completed'] as const;
export type DueGroup = (typeof dueGroups)[number];

export interface Now {
  today: Day;
  /** 1 is Monday, 7 is Sunday. */
  weekStart: number;
}

const dayLength = 'YYYY-MM-DD'.length;

/** Due day; the API may store a moment. */
export const dueDay = ({ dueDate }: Pick<Task, 'dueDate'>): Day | null =>
  dueDate === null || dueDate.length === dayLength ? dueDate : toDay(dueDate);

export function isOverdue(task: Pick<Task, 'dueDate' | 'isCompleted'>, today: Day): boolean {
  const day = dueDay(task);
  return !task.isCompleted && day !== null && day < today;
}

export function dueGroupOf(task: Pick<Task, 'dueDate' | 'isCompleted'>, { today, weekStart }: Now): DueGroup {
  if (task.isCompleted) return 'completed';
  const day = dueDay(task);
  if (day === null) return 'none';
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  return day <= endOfWeek(today, weekStart) ? 'week' : 'later';
}

/** Tasks by group, in list order; without empty groups. */
export function groupByDue<T extends Task>(tasks: readonly T[], now: Now): { group: DueGroup; tasks: T[] }[] {
  const groups = dueGroups.map((group): { group: DueGroup; tasks: T[] } => ({ group, tasks: [] }));
  const tasksOf = new Map(groups.map(({ group, tasks: inGroup }) => [group, inGroup]));
  for (const task of tasks) tasksOf.get(dueGroupOf(task, now))?.push(task);
  return groups.filter((entry) => entry.tasks.length > 0);
}
