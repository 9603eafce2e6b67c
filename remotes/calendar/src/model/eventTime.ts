import { addDays, daysBetween, toDate, toDay } from 'shared/ui';
import type { CalendarEvent } from '../api/schemas';

/** When an event is. Days of the whole kind end on the day after the last one, as the API holds them. */
export type EventTime = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

const hour = 3_600_000;

/** The moment as the API takes it: in UTC, without milliseconds to speak of. */
const toMoment = (ms: number) => new Date(ms).toISOString();

/** The same event from another start on, as long as it was. */
export function moveTo(time: EventTime, start: string): EventTime {
  if (time.allDay) {
    const days = daysBetween(toDate(time.start), toDate(time.end));
    return { start: toDay(start), end: addDays(toDay(start), days), allDay: true };
  }
  const length = Date.parse(time.end) - Date.parse(time.start);
  return { start: toMoment(Date.parse(start)), end: toMoment(Date.parse(start) + length), allDay: false };
}

/** Does it end before it starts? */
export const isBackwards = ({ start, end }: Pick<EventTime, 'start' | 'end'>): boolean => toDate(end) < toDate(start);

/** When a new event is, by default: an hour, from the next full hour on if it is today, else from nine. */
export function newEventTime(day: string, now: number): EventTime {
  const start = day === toDay(now) ? Math.ceil((now + 1) / hour) * hour : toDate(day).getTime() + 9 * hour;
  return { start: toMoment(start), end: toMoment(start + hour), allDay: false };
}

/** What an address says about a new event: `2026-11-12`, `2026-11-12T09:00`, or two of a kind with a slash between. */
export function readNewEventTime(text: string, now: number): EventTime | null {
  const [from = '', to] = text.split('/');
  const isDay = /^\d{4}-\d{2}-\d{2}$/.test(from);
  const times = to === undefined ? [from] : [from, to];
  if (times.some((time) => Number.isNaN(toDate(time).getTime()) || time.length > 10 === isDay)) return null;
  if (to === undefined && isDay) return newEventTime(from, now);
  const time: EventTime =
    to === undefined
      ? { start: toMoment(Date.parse(from)), end: toMoment(Date.parse(from) + hour), allDay: false }
      : isDay
        ? { start: from, end: to, allDay: true }
        : { start: toMoment(Date.parse(from)), end: toMoment(Date.parse(to)), allDay: false };
  return isBackwards(time) ? null : time;
}
