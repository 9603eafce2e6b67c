import { daysBetween, toDate } from '@atrium/contract/values';

/** For how many days an invoice should have been paid; both days are `YYYY-MM-DD`. */
export const daysOver = (dueDate: string, today: string): number =>
  Math.max(0, daysBetween(toDate(dueDate), toDate(today)));
