import type { ContentItem, ContentStatus } from '../api/schemas';

const finished: readonly ContentStatus[] = ['scheduled', 'published', 'archived'];

type Dated = Pick<ContentItem, 'dueAt' | 'status'>;

/** Time after which it is overdue: never without a day or without work left. */
export const overdueAfter = ({ dueAt, status }: Dated): number =>
  dueAt === null || finished.includes(status) ? Number.POSITIVE_INFINITY : Date.parse(dueAt);

export const isOverdue = (item: Dated, now: number): boolean => overdueAfter(item) < now;

const soon = 48 * 3_600_000;

/** Urgency of a due date: null where none is set or no work is left. */
export function dueState(item: Dated, now: number): 'overdue' | 'soon' | 'later' | null {
  if (item.dueAt === null || finished.includes(item.status)) return null;
  if (isOverdue(item, now)) return 'overdue';
  return Date.parse(item.dueAt) - now < soon ? 'soon' : 'later';
}
