import { addDays, daysBetween, toDate, toDay } from '@atrium/contract/values';
import type { Guest } from '../api/schemas';
import type { EventContent } from './event';
import type { EventTime } from './eventTime';
import { lastDayOf } from './eventTime';
import { ownZone } from './recurrence/zoneNames';
import { fromWallText, toWallText } from './zones';

/** Wall time: `2026-11-12T09:30`. */
export type WallText = string;

/** Form values. The end of whole days is inclusive. */
export interface EventFormValues {
  title: string;
  calendar: string;
  allDay: boolean;
  /** Wall time in `timeZone`. Whole days keep a time, for switching back. */
  start: WallText | null;
  end: WallText | null;
  timeZone: string;
  rule: string;
  reminders: number[];
  url: string;
  guests: string[];
  location: string;
  description: string;
}

export type TimeValues = Pick<EventFormValues, 'start' | 'end' | 'allDay' | 'timeZone'>;

export function toFormValues(event: EventContent): EventFormValues {
  const { title, allDay, rule, reminders, url, extendedProps } = event;
  const timeZone = event.timeZone ?? ownZone();
  return {
    title,
    allDay,
    start: allDay ? `${event.start.slice(0, 10)}T09:00` : toWallText(event.start, timeZone),
    end: allDay ? `${lastDayOf(event)}T10:00` : toWallText(event.end, timeZone),
    timeZone,
    rule,
    reminders,
    url,
    calendar: extendedProps.calendar,
    guests: extendedProps.guests.map(({ email }) => email),
    location: extendedProps.location,
    description: extendedProps.description,
  };
}

export function toEventTime({ start, end, allDay, timeZone }: TimeValues): EventTime {
  const first = start ?? '';
  const last = end ?? first;
  return allDay
    ? { start: first.slice(0, 10), end: addDays(last.slice(0, 10), 1), allDay }
    : { start: fromWallText(first, timeZone), end: fromWallText(last, timeZone), allDay };
}

/** Form values as API input. `people` have names known by their addresses. */
export function fromFormValues(values: EventFormValues, people: readonly Guest[]): EventContent {
  const { title, calendar, timeZone, rule, reminders, url, location, description } = values;
  const nameOf = (email: string) => people.find((person) => person.email === email)?.name ?? email;
  return {
    title: title.trim(),
    ...toEventTime(values),
    timeZone,
    rule,
    reminders,
    url: url.trim(),
    extendedProps: {
      calendar,
      guests: values.guests.map((email) => ({ name: nameOf(email), email })),
      location: location.trim(),
      description: description.trim(),
    },
  };
}

type Times = Pick<EventFormValues, 'start' | 'end'>;

const minutesBetween = (from: WallText, to: WallText) => (Date.parse(`${to}Z`) - Date.parse(`${from}Z`)) / 60_000;

/** A new start moves the end, so that the duration stays the same by the clock. */
export function shiftEnd({ start, end }: Times, next: WallText | null): WallText | null {
  if (!start || !end || !next) return end;
  const moved = Date.parse(`${end}Z`) + minutesBetween(start, next) * 60_000;
  return new Date(moved).toISOString().slice(0, 16);
}

/** True if it ends before it starts; times do not count for whole days. */
export function isBackwards({ start, end, allDay }: Times & Pick<EventFormValues, 'allDay'>): boolean {
  if (!start || !end) return false;
  return allDay ? daysBetween(toDate(start.slice(0, 10)), toDate(end.slice(0, 10))) < 0 : end < start;
}

export function toPickedWall(picked: string, before: WallText | null, hasTime: boolean): WallText {
  if (!hasTime) return `${picked}T${before?.slice(11) ?? '09:00'}`;
  const date = toDate(picked);
  const pad = (part: number) => String(part).padStart(2, '0');
  return `${toDay(date)}T${pad(date.getHours())}:${pad(date.getMinutes())}`;
}

export function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
