import { calendarNames } from '../api/choices';
import type { CalendarName } from '../api/schemas';

/** Each calendar's tone, a name of the look. */
export const calendarTones = {
  Business: 'accent',
  Holiday: 'green',
  Personal: 'red',
  Family: 'amber',
  ETC: 'teal',
} as const satisfies Record<CalendarName, string>;

/** The calendars that an address names: all when it says nothing, none when it says so. */
export function readCalendars(text: string | null): CalendarName[] {
  if (text === null) return [...calendarNames];
  const named = text.split(',');
  return calendarNames.filter((name) => named.includes(name));
}

/** The same for an address; null says nothing. */
export const writeCalendars = (names: readonly CalendarName[]): string | null =>
  names.length === calendarNames.length ? null : names.join(',');

/** The names with one more, or without it. */
export const toggleCalendar = (names: readonly CalendarName[], name: CalendarName): CalendarName[] =>
  calendarNames.filter((known) => (known === name ? !names.includes(name) : names.includes(known)));
