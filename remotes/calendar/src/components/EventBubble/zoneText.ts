import type { CalendarEvent } from '../../api/schemas';
import { isZone, ownZone, zoneName } from '../../model/recurrence/zoneNames';

/** Time of an event by another clock than the person's: "23:00 – 00:00 Tokyo"; empty for the same clock. */
export function zoneText({ start, end, allDay }: CalendarEvent, zone: string | null, language: string): string {
  if (allDay || !zone || zone === ownZone() || !isZone(zone)) return '';
  const time = { hour: '2-digit', minute: '2-digit', hourCycle: 'h23' } as const;
  const format = new Intl.DateTimeFormat(language, { ...time, timeZone: zone });
  return `${format.format(new Date(start))} – ${format.format(new Date(end))} ${zoneName(zone)}`;
}
