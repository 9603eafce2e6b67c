import type { CalendarEvent } from '../../api/schemas';

/** The start by the event's own clock, where that is another one than the person's: "22:00 GMT+9". */
export function zoneText({ start, allDay, timeZone }: CalendarEvent, language: string): string {
  const own = new Intl.DateTimeFormat().resolvedOptions().timeZone;
  if (allDay || !timeZone || timeZone === own) return '';
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const there = new Intl.DateTimeFormat(language, { ...time, timeZone }).format(new Date(start));
  return `${there} ${timeZone.split('/').at(-1)?.replaceAll('_', ' ')}`;
}
