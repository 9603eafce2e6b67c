import type { CalendarEvent } from '../../api/schemas';
import { zoneName } from '../../model/zoneName';
import { ownZone } from '../../model/zones';

/** The start by the event's own clock, where that is another one than the person's: "22:00 GMT+9". */
export function zoneText({ start, allDay, timeZone }: CalendarEvent, language: string): string {
  if (allDay || !timeZone || timeZone === ownZone()) return '';
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const there = new Intl.DateTimeFormat(language, { ...time, timeZone }).format(new Date(start));
  return `${there} ${zoneName(timeZone)}`;
}
