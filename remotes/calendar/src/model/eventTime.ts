import { addDays, type Day, daysBetween, toDate, toDay } from 'shared/ui';
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

/** Nine in the morning, by the clock: on a day of a clock change that is not nine hours after midnight. */
function nineOn(day: Day): number {
  const date = toDate(day);
  return date.setHours(9);
}

/** Is it a day that exists? 30 February is none. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(text) === text;

/** When a new event is, by default: an hour, from the next full hour on if it is today, else from nine. */
export function newEventTime(day: string, now: number): EventTime {
  const start = day === toDay(now) ? Math.ceil((now + 1) / hour) * hour : nineOn(day);
  return { start: toMoment(start), end: toMoment(start + hour), allDay: false };
}

/** What an address says about a new event: `2026-11-12`, `2026-11-12T09:00`, or two of a kind with a slash between. */
export function readNewEventTime(text: string, now: number): EventTime | null {
  const [from = '', to] = text.split('/');
  const isWhole = isDay(from);
  const times = to === undefined ? [from] : [from, to];
  const isMoment = (time: string) => isDay(time.slice(0, 10)) && !Number.isNaN(Date.parse(time)) && time.length > 10;
  if (!times.every(isWhole ? isDay : isMoment)) return null;
  if (to === undefined && isWhole) return newEventTime(from, now);
  const time: EventTime =
    to === undefined
      ? { start: toMoment(Date.parse(from)), end: toMoment(Date.parse(from) + hour), allDay: false }
      : isWhole
        ? { start: from, end: to, allDay: true }
        : { start: toMoment(Date.parse(from)), end: toMoment(Date.parse(to)), allDay: false };
  return isBackwards(time) ? null : time;
}
