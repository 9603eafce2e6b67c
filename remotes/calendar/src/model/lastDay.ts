import { addDays, type Day, toDay } from '@atrium/contract/values';
import type { EventTime } from './eventTime';

/** Last day of an event: whole days end on the day before the API's exclusive end. */
export function lastDayOf({ start, end, allDay }: EventTime): Day {
  if (!allDay) return toDay(end);
  return end.slice(0, 10) > start.slice(0, 10) ? addDays(end.slice(0, 10), -1) : start.slice(0, 10);
}
