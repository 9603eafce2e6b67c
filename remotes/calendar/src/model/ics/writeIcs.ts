import { cutText } from '@atrium/contract/text';
import type { CalendarEvent, CalendarTone } from '../../api/schemas';
import { writeEvent, zoneOf } from './writeEvent';
import { fold, writeLine, writeText } from './writeLines';
import { writeTimezone } from './writeTimezone';

const productId = '-//Atrium//Calendar//EN';

/** File name: the title without characters that file systems forbid. */
export const icsFileName = (title: string): string => {
  const name = title.replace(/[\p{Cc}\\/:*?"<>|]/gu, '').trim();
  return `${cutText(name, 80) || 'calendar'}.ics`;
};

/** Names of CSS, as RFC 7986, 5.9 asks. */
const colors: Record<CalendarTone, string> = {
  accent: 'blueviolet',
  red: 'crimson',
  amber: 'orange',
  green: 'seagreen',
  teal: 'teal',
  blue: 'royalblue',
  plum: 'plum',
};

interface IcsCalendar {
  name: string;
  tone?: CalendarTone;
}

/** Name and colour, as RFC 7986 has them and as programs have written the name before. */
const writeCalendar = ({ name, tone }: IcsCalendar): string[] => [
  ...(name ? ['NAME', 'X-WR-CALNAME'].map((property) => writeLine(property, writeText(name))) : []),
  ...(tone ? [`COLOR:${colors[tone]}`] : []),
];

/** Events as an RFC 5545 file written at `now`, with what their calendar says of itself. */
export function writeIcs(events: readonly CalendarEvent[], now: number, calendar: IcsCalendar = { name: '' }): string {
  const stamp = new Date(now).toISOString();
  const byId = new Map(events.map((event) => [event.id, event]));
  const standIns = new Map<number, CalendarEvent[]>();
  for (const event of events)
    if (event.series) standIns.set(event.series.id, (standIns.get(event.series.id) ?? []).concat(event));
  const body = events.flatMap((event) =>
    writeEvent(event, stamp, {
      series: event.series ? byId.get(event.series.id) : undefined,
      standIns: standIns.get(event.id) ?? [],
    }),
  );
  return writeFile('PUBLISH', [...writeCalendar(calendar), ...writeZones(events, now)], body);
}

/** Clock changes of the events' zones, from the first event on. */
function writeZones(events: readonly CalendarEvent[], now: number): string[] {
  const firstYear = Math.min(...events.map(({ start }) => Number(start.slice(0, 4))));
  const zones = new Set(events.flatMap((event) => zoneOf(event) ?? []));
  return [...zones].flatMap((zone) => writeTimezone(zone, firstYear, new Date(now).getUTCFullYear()));
}

type Method = 'PUBLISH' | SchedulingMessage['method'];

function writeFile(method: Method, head: readonly string[], body: readonly string[]): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    `PRODID:${productId}`,
    'CALSCALE:GREGORIAN',
    `METHOD:${method}`,
    ...head,
    ...body,
    'END:VCALENDAR',
  ];
  return `${lines.map(fold).join('\r\n')}\r\n`;
}

/** What an organiser tells guests, as their programs read it. */
export interface SchedulingMessage {
  method: 'REQUEST' | 'CANCEL' | 'DECLINECOUNTER';
  text: string;
}

/**
 * An invitation, its update, its cancellation, or that a proposal is declined (RFC 5546, 3.2.2, 3.2.5 and 3.2.8), by the revision of the event; `series`: that of
 * an event that stands in for one of its events. Reminders stay with whoever has set them.
 */
export function writeScheduling(
  method: SchedulingMessage['method'],
  event: CalendarEvent,
  series: CalendarEvent | undefined,
  now: number,
): SchedulingMessage {
  const otherLines = (event.otherLines ?? []).filter((line) => !/^(?:SEQUENCE|STATUS)[;:]/i.test(line));
  const sequence = Number(event.otherLines?.find((line) => /^SEQUENCE:\d{1,6}$/i.test(line))?.slice(9) ?? 0);
  const status = method === 'CANCEL' ? ['STATUS:CANCELLED'] : [];
  const told = {
    ...event,
    reminders: [],
    otherLines: [...otherLines, `SEQUENCE:${sequence + event.rev}`, ...status],
  };
  const body = writeEvent(told, new Date(now).toISOString(), { series, standIns: [] });
  return { method, text: writeFile(method, writeZones(series ? [event, series] : [event], now), body) };
}
