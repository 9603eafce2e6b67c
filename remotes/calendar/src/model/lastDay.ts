import { addDays, type Day, toDay } from '@atrium/contract/values';
import type { EventTime } from './eventTime';

/** The last day of an event, as people say it: whole days end on the day before the one that the API names. */
export function lastDayOf({ start, end, allDay }: EventTime): Day {
  if (!allDay) return toDay(end);
  return end.slice(0, 10) > start.slice(0, 10) ? addDays(end.slice(0, 10), -1) : start.slice(0, 10);
}
