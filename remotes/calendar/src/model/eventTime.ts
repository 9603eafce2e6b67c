import { addDays, type Day, daysBetween, toDate, toDay } from '@atrium/contract/values';
import type { Format } from '@atrium/ui';
import type { CalendarEvent } from '../api/schemas';
import { ownZone } from './recurrence/zoneNames';
import { fromWall, fromWallText, toWall } from './zones';

/** Time of an event. Whole days end on the day after the last one, as in the API. */
export type EventTime = Pick<CalendarEvent, 'start' | 'end' | 'allDay'>;

const hour = 3_600_000;

/** Moment for the API: in UTC, without milliseconds. */
const toMoment = (ms: number) => new Date(ms).toISOString();

/** Moment some days later by the clock of a zone: nine o'clock stays nine o'clock. */
const laterByDays = (moment: string, days: number, zone: string) => fromWall(toWall(moment, zone).add({ days }), zone);

const laterByMinutes = (moment: string, minutes: number) => toMoment(Date.parse(moment) + minutes * 60_000);

/** Same event with another start and the same duration by the clock of a zone, as after dragging. */
export function moveTo(time: EventTime, start: string, zone = ownZone()): EventTime {
  if (time.allDay) {
    const days = daysBetween(toDate(time.start), toDate(time.end));
    return { start: toDay(start), end: addDays(toDay(start), days), allDay: true };
  }
  const length = toWall(time.start, zone).until(toWall(time.end, zone));
  return { start: toMoment(Date.parse(start)), end: fromWall(toWall(start, zone).add(length), zone), allDay: false };
}

export interface Nudge {
  unit: 'days' | 'minutes';
  by: number;
  isEnd: boolean;
}

/** Event after a step; null if it would have no length, or if minutes do not apply. */
export function nudge(time: EventTime, { unit, by, isEnd }: Nudge, zone = ownZone()): EventTime | null {
  const { start, end, allDay } = time;
  if (allDay && unit === 'minutes') return null;
  const step = (moment: string) => {
    if (allDay) return addDays(moment, by);
    return unit === 'days' ? laterByDays(moment, by, zone) : laterByMinutes(moment, by);
  };
  // Whole days may end on their start day, which means one day.
  const last = allDay && end <= start ? addDays(start, 1) : end;
  const moved = { start: isEnd ? start : step(start), end: step(last), allDay };
  return Date.parse(moved.end) > Date.parse(moved.start) ? moved : null;
}

export const isBackwards = ({ start, end }: Pick<EventTime, 'start' | 'end'>): boolean => toDate(end) < toDate(start);

/** Is it a day that exists? 30 February is none. */
const isDay = (text: string) => /^\d{4}-\d{2}-\d{2}$/.test(text) && toDay(text) === text;

/** Default time of a new event: one hour, from the next full hour if it is today, else from nine. */
export function newEventTime(day: Day, now: number, zone = ownZone()): EventTime {
  // By the clock: on a day of a clock change nine is not nine hours after midnight.
  const nine = Date.parse(fromWallText(`${day}T09:00`, zone));
  const start = day === toDay(now) ? Math.ceil((now + 1) / hour) * hour : nine;
  return { start: toMoment(start), end: toMoment(start + hour), allDay: false };
}

/** `2026-11-12`, `2026-11-12T09:00`, or two of a kind with a slash between. */
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

/** Last day of an event: whole days end on the day before the API's exclusive end. */
export function lastDayOf({ start, end, allDay }: EventTime): Day {
  if (!allDay) return toDay(end);
  return end.slice(0, 10) > start.slice(0, 10) ? addDays(end.slice(0, 10), -1) : start.slice(0, 10);
}

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
