import type { CalendarEvent, Task } from 'shared/api';

/** A date without a time stands for its whole day where the person is, not for midnight in London. */
const endOf = ({ end, start, allDay }: CalendarEvent): number => {
  if (!allDay) return Date.parse(end);
  const day = end > start ? end : start;
  const [year = 0, month = 1, date = 1] = day.slice(0, 10).split('-').map(Number);
  return new Date(year, month - 1, date + (end > start ? 0 : 1)).getTime();
};

/** The next events that are not over yet, the earliest first. */
export const nextEvents = (events: readonly CalendarEvent[], now: number, count: number): CalendarEvent[] =>
  events
    .filter((event) => endOf(event) > now)
    .sort((a, b) => a.start.localeCompare(b.start))
    .slice(0, count);

/** Tasks still to be done, in the order given. */
export const openTasks = (tasks: readonly Task[], count: number): Task[] =>
  tasks.filter(({ isCompleted, isDeleted }) => !isCompleted && !isDeleted).slice(0, count);

/** Is a due date (`YYYY-MM-DD`) before today, where the person is? */
export function isOverdue(dueDate: string | null, now: number): boolean {
  if (!dueDate) return false;
  const today = new Date(now);
  const pad = (value: number) => String(value).padStart(2, '0');
  return dueDate < `${today.getFullYear()}-${pad(today.getMonth() + 1)}-${pad(today.getDate())}`;
}
