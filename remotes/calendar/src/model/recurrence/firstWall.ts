import type { CalendarEvent } from '../../api/schemas';
import { ownZone } from '../ownZone';
import type { WallTime } from './calendarDays';

/** By zone: a format takes long to make. */
const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(timeZone: string): Intl.DateTimeFormat {
  // Swedish writes a date as the standard does.
  const format =
    formats.get(timeZone) ?? new Intl.DateTimeFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' });
  formats.set(timeZone, format);
  return format;
}

/** When a series begins, by its own clock. Free of Temporal, for backends that check a rule and follow none. */
export function firstWall({ start, allDay, timeZone }: Pick<CalendarEvent, 'start' | 'allDay' | 'timeZone'>): WallTime {
  if (allDay) return Date.parse(start.slice(0, 10));
  const shown = formatOf(timeZone ?? ownZone()).format(Date.parse(start));
  return Date.parse(`${shown.replace(' ', 'T')}Z`);
}
