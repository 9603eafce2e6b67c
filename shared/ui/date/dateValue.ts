import { type Day, toDate } from '@atrium/contract/values';
import dayjs, { type Dayjs } from 'dayjs';

/** `2026-11-12`, or with a time the moment as ISO 8601 in UTC: as the API holds dates. */
export type DateText = string;

/** Picker value for a date of the API; null for none and for an invalid date. */
export function readDate(value: DateText | null | undefined): Dayjs | null {
  if (!value) return null;
  const date = dayjs(toDate(value));
  return date.isValid() ? date : null;
}

/** API value of a picked date. */
export function writeDate(date: Dayjs | null, hasTime: boolean): DateText | null {
  if (!date) return null;
  return hasTime ? date.second(0).millisecond(0).toISOString() : date.format('YYYY-MM-DD');
}

/** The moment of a day that was read, at its time or at the start of the day. */
export const momentOf = (day: Day, time = '00:00'): Dayjs => dayjs(`${day}T${time}`);
