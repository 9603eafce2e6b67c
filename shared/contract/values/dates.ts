/** A date as the API sends it, milliseconds since the epoch, or a Date. */
export type DateInput = Date | string | number;

/** Reads a date; one without a time is that day where the person is, not midnight in Greenwich. */
export function toDate(value: DateInput): Date {
  if (typeof value !== 'string') return new Date(value);
  const day = /^(\d{4})-(\d{2})-(\d{2})$/.exec(value);
  return day ? new Date(Number(day[1]), Number(day[2]) - 1, Number(day[3])) : new Date(value);
}

/** Counts days by the calendar of the device. */
export const dayNumber = (date: Date) => Date.UTC(date.getFullYear(), date.getMonth(), date.getDate()) / 86_400_000;

/** How many days of the calendar lie between two dates; negative when the second is earlier. */
export const daysBetween = (from: Date, to: Date): number => dayNumber(to) - dayNumber(from);
