import { addDays, daysBetween, toDate, toDay } from 'shared/ui';
import type { CalendarEvent, CalendarName, Guest } from '../api/schemas';
import { type EventTime, newEventTime } from './eventTime';

/** What the form holds. The end of whole days is the last of them, as people say it. */
export interface EventFormValues {
  title: string;
  calendar: CalendarName;
  allDay: boolean;
  start: string | null;
  end: string | null;
  url: string;
  /** Addresses. */
  guests: string[];
  location: string;
  description: string;
}

type EventContent = Omit<CalendarEvent, 'id' | 'rev'>;

const lastDay = ({ start, end }: EventTime) => (toDay(end) > toDay(start) ? addDays(toDay(end), -1) : toDay(start));

/** An event as the form shows it. */
export const toFormValues = (event: EventContent): EventFormValues => ({
  title: event.title,
  allDay: event.allDay,
  start: event.allDay ? toDay(event.start) : event.start,
  end: event.allDay ? lastDay(event) : event.end,
  url: event.url,
  calendar: event.extendedProps.calendar,
  guests: event.extendedProps.guests.map(({ email }) => email),
  location: event.extendedProps.location,
  description: event.extendedProps.description,
});

/** What was typed, as the API takes it. `people` are those whose names are known by their addresses. */
export function fromFormValues(values: EventFormValues, people: readonly Guest[]): EventContent {
  const { title, calendar, allDay, url, location, description } = values;
  const start = values.start ?? '';
  const end = values.end ?? start;
  const nameOf = (email: string) => people.find((person) => person.email === email)?.name ?? email;
  return {
    title: title.trim(),
    start: allDay ? toDay(start) : start,
    end: allDay ? addDays(toDay(end), 1) : end,
    allDay,
    url: url.trim(),
    extendedProps: {
      calendar,
      guests: values.guests.map((email) => ({ name: nameOf(email), email })),
      location: location.trim(),
      description: description.trim(),
    },
  };
}

type Times = Pick<EventFormValues, 'allDay' | 'start' | 'end'>;

/** The same days with times, or without. */
export function switchAllDay({ start, end }: Times, allDay: boolean, now: number): Times {
  if (allDay) return { allDay, start: start && toDay(start), end: end && toDay(end) };
  const first = start && newEventTime(toDay(start), now);
  const last = end && newEventTime(toDay(end), now);
  return { allDay, start: first ? first.start : null, end: last ? last.end : null };
}

/** A later or earlier start takes the end with it, so that the event stays as long as it was. */
export function shiftEnd(before: Times, start: string | null): string | null {
  if (!before.start || !before.end || !start) return before.end;
  if (before.allDay) return addDays(before.end, daysBetween(toDate(before.start), toDate(start)));
  return new Date(Date.parse(before.end) + Date.parse(start) - Date.parse(before.start)).toISOString();
}

/** Is it an address of the web, which a link may lead to? */
export function isWebAddress(text: string): boolean {
  try {
    return ['http:', 'https:'].includes(new URL(text).protocol);
  } catch {
    return false;
  }
}

/** Does it look like a mail address? */
export const isMailAddress = (text: string): boolean => /^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(text);
