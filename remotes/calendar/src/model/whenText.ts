import { toDay } from '@atrium/contract/values';
import type { Format } from '@atrium/ui';
import type { EventTime } from './eventTime';
import { lastDayOf } from './lastDay';

/** Time of an event by the person's own clock: "Wednesday, 18 November 2026, 14:00 – 15:00". */
export function whenText({ start, end, allDay }: EventTime, format: Format): string {
  if (allDay) {
    const first = start.slice(0, 10);
    const last = lastDayOf({ start, end, allDay });
    return first === last ? format.dateLong(first) : format.dateRange(first, last);
  }
  if (toDay(start) === toDay(end)) return `${format.dateLong(start)}, ${format.time(start)} – ${format.time(end)}`;
  return `${format.dateTime(start)} – ${format.dateTime(end)}`;
}
