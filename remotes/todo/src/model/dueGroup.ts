import { type Day, endOfWeek, toDay } from '@atrium/contract/values';
import type { Task } from '../api/schemas';

/** How much later the clocks of a zone show than those of UTC, in milliseconds. */
function offsetAt(moment: number, timeZone: string): number {
  // Swedish writes a date as the standard does.
  const shown = new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(moment);
  return Date.parse(`${shown.replace(' ', 'T')}Z`) - Math.floor(moment / 1000) * 1000;
}

/** The moment at which a task is due, in milliseconds; null where it has no time, or nobody said where. */
export function dueMoment({
  dueDate,
  dueTime,
  timeZone,
}: Pick<Task, 'dueDate' | 'dueTime' | 'timeZone'>): number | null {
  if (!dueDate || !dueTime || !timeZone) return null;
  const shown = Date.parse(`${dueDate}T${dueTime}:00Z`);
  // What is ahead of the clocks may be across a change of them: asked once more where it has led.
  const near = shown - offsetAt(shown, timeZone);
  return shown - offsetAt(near, timeZone);
}

/** In the order of the list. */
const dueGroups = ['overdue', 'today', 'week', 'later', 'none', 'completed'] as const;
export type DueGroup = (typeof dueGroups)[number];

/** What "today" and "this week" are. */
export interface Now {
  today: Day;
  /** 1 is Monday, 7 is Sunday. */
  weekStart: number;
}

const dayLength = 'YYYY-MM-DD'.length;

/** The day on which a task is due; the API may hold a moment. */
export const dueDay = ({ dueDate }: Pick<Task, 'dueDate'>): Day | null =>
  dueDate === null || dueDate.length === dayLength ? dueDate : toDay(dueDate);

/** Is it open although its day is over? */
export function isOverdue(task: Pick<Task, 'dueDate' | 'isCompleted'>, today: Day): boolean {
  const day = dueDay(task);
  return !task.isCompleted && day !== null && day < today;
}

/** The group of a task, by the day on which it is due. */
export function dueGroupOf(task: Pick<Task, 'dueDate' | 'isCompleted'>, { today, weekStart }: Now): DueGroup {
  if (task.isCompleted) return 'completed';
  const day = dueDay(task);
  if (day === null) return 'none';
  if (day < today) return 'overdue';
  if (day === today) return 'today';
  return day <= endOfWeek(today, weekStart) ? 'week' : 'later';
}

/** Tasks in their groups, which keep the order of the list; groups without a task are left out. */
export function groupByDue<T extends Task>(tasks: readonly T[], now: Now): { group: DueGroup; tasks: T[] }[] {
  const groups = dueGroups.map((group): { group: DueGroup; tasks: T[] } => ({ group, tasks: [] }));
  const tasksOf = new Map(groups.map(({ group, tasks: inGroup }) => [group, inGroup]));
  for (const task of tasks) tasksOf.get(dueGroupOf(task, now))?.push(task);
  return groups.filter((entry) => entry.tasks.length > 0);
}
