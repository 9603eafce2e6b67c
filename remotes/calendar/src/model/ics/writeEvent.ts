import { addDays } from '@atrium/contract/values';
import type { CalendarEvent, Guest } from '../../api/schemas';
import { ruleIssueOf } from '../recurrence/checkRule';
import { momentAt } from '../recurrence/zoneClock';
import { ownZone } from '../recurrence/zoneNames';
import { toWall } from '../zones';
import { type IcsProperty, readLine } from './contentLines';
import { hasStart } from './seriesStarts';
import { writeLine, writeText } from './writeLines';

/** Zone of an event in the file; null for whole days and UTC. A series needs a clock, even if none was chosen. */
export function zoneOf({ rule, series, timeZone, allDay }: CalendarEvent): string | null {
  const zone = timeZone ?? (rule || series ? ownZone() : 'UTC');
  return allDay || zone === 'UTC' ? null : zone;
}

const basic = (text: string) => text.replaceAll(/[-:]/g, '');

function writeTime(name: string, text: string, allDay: boolean, zone: string | null): string {
  if (allDay) return writeLine(name, basic(text.slice(0, 10)), { VALUE: 'DATE' });
  if (!zone) return writeLine(name, `${basic(new Date(text).toISOString().slice(0, 19))}Z`);
  return writeLine(name, basic(toWall(text, zone).toString({ smallestUnit: 'second' })), { TZID: zone });
}

/** Rule with an UNTIL of the type that RFC 5545, 3.3.10 asks for: a day for days, else UTC. */
const writeRule = ({ rule, allDay }: CalendarEvent, zone: string | null): string =>
  rule.replace(/UNTIL=(\d{8})(T\d{6})?(Z?)/i, (_, day: string, time: string | undefined, utc: string) => {
    if (allDay) return `UNTIL=${day}`;
    if (time && utc) return `UNTIL=${day}${time}Z`;
    const [hours, minutes, seconds] = [1, 3, 5].map((at) => (time ?? 'T235959').slice(at, at + 2));
    const date = `${day.slice(0, 4)}-${day.slice(4, 6)}-${day.slice(6, 8)}`;
    const moment = momentAt(Date.parse(`${date}T${hours}:${minutes}:${seconds}Z`), zone ?? 'UTC');
    return `UNTIL=${basic(new Date(moment).toISOString().slice(0, 19))}Z`;
  });

const partStats = { yes: 'ACCEPTED', maybe: 'TENTATIVE', no: 'DECLINED' } as const;

const addressIn = ({ value, params }: IcsProperty): string =>
  [value, params.get('EMAIL') ?? '']
    .map((one) =>
      one
        .trim()
        .replace(/^mailto:/i, '')
        .toLowerCase(),
    )
    .find((one) => one.includes('@')) ?? '';

/** Guest with what the file said of it: its role, and the rest. */
function writeGuest({ name, email, answer }: Guest, kept: readonly IcsProperty[]): string {
  const written = kept.find((property) => addressIn(property) === email.toLowerCase());
  const others = [...(written?.params ?? [])].filter(([param]) => param !== 'CN' && param !== 'PARTSTAT');
  const partStat = answer ? partStats[answer] : (stateOf(written) ?? 'NEEDS-ACTION');
  return writeLine('ATTENDEE', `mailto:${email}`, { ...Object.fromEntries(others), CN: name, PARTSTAT: partStat });
}

/** State that is no answer here: DELEGATED. */
const stateOf = (written: IcsProperty | undefined) => {
  const state = written?.params.get('PARTSTAT')?.toUpperCase();
  return state === 'DELEGATED' ? state : undefined;
};

function writePeople({ organizer, extendedProps }: CalendarEvent, kept: readonly IcsProperty[]): string[] {
  const hosts = kept.filter(({ name }) => name === 'ORGANIZER');
  const guests = kept.filter(({ name }) => name === 'ATTENDEE');
  const host = organizer && hosts.find((property) => addressIn(property) === organizer.email.toLowerCase());
  // A room may have no mail address.
  const others = [...(organizer ? [] : hosts), ...guests].filter((property) => addressIn(property) === '');
  return [
    ...(host ? [host.line] : []),
    ...(organizer && !host ? [writeLine('ORGANIZER', `mailto:${organizer.email}`, { CN: organizer.name })] : []),
    ...extendedProps.guests.map((guest) => writeGuest(guest, guests)),
    ...others.map(({ line }) => line),
  ];
}

const writeReminder = (minutes: number, title: string): string[] => [
  'BEGIN:VALARM',
  'ACTION:DISPLAY',
  writeLine('DESCRIPTION', writeText(title)),
  `TRIGGER:${minutes > 0 ? `-PT${minutes}M` : 'PT0S'}`,
  'END:VALARM',
];

/** Exclusive end: an end equal to the start is one day here, and no time in a file. */
function endOf({ start, end, allDay }: CalendarEvent): string {
  const first = start.slice(0, 10);
  return allDay && end.slice(0, 10) <= first ? addDays(first, 1) : end;
}

/** Properties that are written from fields. */
const writtenNames = new Set(['DTSTAMP', 'ORGANIZER', 'ATTENDEE', 'UID']);

const outerNames = /^(?:VCALENDAR|VEVENT|VTODO|VJOURNAL|VTIMEZONE|VFREEBUSY)$/i;

interface KeptLines {
  lines: string[];
  parts: string[];
  properties: IcsProperty[];
}

/** Kept lines, as far as they can stand in an event: parts that are not whole would break the file. */
function readKept({ otherLines = [] }: CalendarEvent): KeptLines {
  const kept: KeptLines = { lines: [], parts: [], properties: [] };
  const names: string[] = [];
  let part: string[] = [];
  for (const line of otherLines) {
    const property = readLine(line.replaceAll(/\p{Cc}/gu, ' '));
    if (!property) continue;
    const { name, value } = property;
    if (name === 'BEGIN') names.push(value.toUpperCase());
    if (names.length > 0) part.push(property.line);
    else if (name !== 'END') {
      kept.properties.push(property);
      if (!writtenNames.has(name)) kept.lines.push(property.line);
    }
    if (names.length === 0 || name !== 'END') continue;
    const isRight = names.pop() === value.toUpperCase() && !outerNames.test(value);
    if (!isRight) names.length = 0;
    if (names.length > 0) continue;
    if (isRight) kept.parts.push(...part);
    part = [];
  }
  return kept;
}

interface WrittenSeries {
  /** The series of an event that stands in for one of its events. */
  series: CalendarEvent | undefined;
  standIns: readonly CalendarEvent[];
}

/** How calendar programs know an event, or the series that it belongs to. */
export const uidOf = ({ uid, id }: Pick<CalendarEvent, 'uid' | 'id'>): string => uid || `${id}@atrium.example`;

/** Event as component lines, not folded yet; `stamp` is the time of the export. */
export function writeEvent(event: CalendarEvent, stamp: string, { series, standIns }: WrittenSeries): string[] {
  const { title, url, rule, exceptions, extendedProps, allDay, reminders } = event;
  const { location, description } = extendedProps;
  const zone = zoneOf(event);
  const { lines, parts, properties } = readKept(event);
  // Other programs cannot follow such a rule either, and it may be invalid.
  const isFollowed = rule !== '' && !ruleIssueOf(event);
  const extra = isFollowed ? standIns.filter((one) => one.series && !hasStart(event, one.series.start)) : [];
  const owner = series ?? event;
  return [
    'BEGIN:VEVENT',
    writeLine('UID', writeText(uidOf(owner))),
    writeTime('DTSTAMP', stamp, false, null),
    writeTime('DTSTART', event.start, allDay, zone),
    writeTime('DTEND', endOf(event), allDay, zone),
    writeLine('SUMMARY', writeText(title)),
    ...(isFollowed ? [`RRULE:${writeRule(event, zone)}`] : []),
    ...extra.flatMap((one) => (one.series ? [writeTime('RDATE', one.series.start, allDay, zone)] : [])),
    ...exceptions.map((start) => writeTime('EXDATE', start, allDay, zone)),
    ...(event.series ? [writeTime('RECURRENCE-ID', event.series.start, owner.allDay, zoneOf(owner))] : []),
    ...(location ? [writeLine('LOCATION', writeText(location))] : []),
    ...(description ? [writeLine('DESCRIPTION', writeText(description))] : []),
    ...(url && !lines.some((line) => line.endsWith(`:${url}`)) ? [writeLine('URL', url.replaceAll(/\s/g, ''))] : []),
    ...writePeople(event, properties),
    ...lines,
    ...reminders.flatMap((minutes) => writeReminder(minutes, title)),
    ...parts,
    'END:VEVENT',
  ];
}
