import { lengthOfMonth } from '../recurrence/calendarDays';
import { momentAt } from '../recurrence/zoneClock';
import { fromWall, toWall } from '../zones';
import type { IcsProperty } from './contentLines';
import { findZone } from './findZone';
import { momentByTimezone, type Timezones, zoneLike } from './timezones';

/** Weeks and days are nominal, the rest exact (RFC 5545, 3.3.6). */
interface IcsDuration {
  days: number;
  ms: number;
}

const durationForm = /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** Parsed duration; null if invalid. */
export function readDuration(text: string): IcsDuration | null {
  const found = durationForm.exec(text.trim());
  if (!found || !/\d/.test(text)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map((part) => Number(part ?? 0));
  const sign = found[1] === '-' ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

const minutesOfDay = 1440;

export const minutesOf = ({ days, ms }: IcsDuration): number => days * minutesOfDay + Math.round(ms / 60_000);

export const laterBy = (moment: string, { days, ms }: IcsDuration, zone: string): string =>
  new Date(Date.parse(fromWall(toWall(moment, zone).add({ days }), zone)) + ms).toISOString();

/** Time in a file: a day, or a moment with the zone it was written in. */
export interface IcsMoment {
  text: string;
  allDay: boolean;
  /** As written, without a zone: `2026-11-12T09:00:00`. */
  wall: string;
  clock: 'utc' | 'zone' | 'floating';
  /** Null for UTC, or for a zone that only the file describes. */
  zone: string | null;
  /** The zone's name is unknown: its times were found by the clock changes of the file, or are those of the calendar. */
  zoneIssue: 'described' | 'unknown' | null;
}

export interface IcsClocks {
  /** Zone of times that name none. */
  floating: string;
  timezones: Timezones;
}

/** RFC 5545 notation, and ISO 8601 with separators, a fraction or an offset: these are unambiguous. */
const form = /^(\d{4})-?(\d\d)-?(\d\d)(?:[T ](\d\d):?(\d\d)(?::?(\d\d)(?:[.,]\d{1,9})?)?(Z|[+-]\d\d:?\d\d)?)?$/i;

interface Written {
  date: string;
  time: string | null;
  offset: string | undefined;
}

/** The last year whose events end in one of four digits. */
const lastYear = 9_998;

/** Day and time of a text; null if invalid, such as 30 February or 25:61. */
export function readWritten(text: string): Written | null {
  const [, year = '', month = '', day = '', hour, minute = '', second = '00', offset] = form.exec(text.trim()) ?? [];
  if (Number(year) < 1 || Number(year) > lastYear) return null;
  if (Number(day) < 1 || Number(day) > lengthOfMonth(Number(year), Number(month))) return null;
  const date = `${year}-${month}-${day}`;
  if (hour === undefined) return { date, time: null, offset: undefined };
  if (Number(hour) > 23 || Number(minute) > 59 || Number(second) > 60) return null;
  // A leap second becomes the second before it.
  return { date, time: `${hour}:${minute}:${second === '60' ? '59' : second}`, offset };
}

const midnight = '00:00:00';

/** Parsed time; null if unreadable. Eight digits are a day, whatever parameter is missing (RFC 5545, 3.3.4). */
export function readMoment(text: string, { params }: IcsProperty, clocks: IcsClocks): IcsMoment | null {
  const written = readWritten(text);
  if (!written) return null;
  const { date, time, offset } = written;
  const base = { wall: `${date}T${time ?? midnight}`, zoneIssue: null, zone: null };
  if (time === null || (time === midnight && params.get('VALUE')?.toUpperCase() === 'DATE'))
    return { ...base, text: date, allDay: true, clock: 'floating' };
  const timed = { ...base, allDay: false };
  const by = (zone: string) => new Date(momentAt(Date.parse(`${base.wall}Z`), zone)).toISOString();
  if (offset) {
    const moment = Date.parse(`${base.wall}${offset.toUpperCase().replace(/(\d\d)(\d\d)$/, '$1:$2')}`);
    return Number.isNaN(moment) ? null : { ...timed, text: new Date(moment).toISOString(), clock: 'utc' };
  }
  const name = params.get('TZID');
  if (!name) return { ...timed, text: by(clocks.floating), clock: 'floating', zone: clocks.floating };
  const zone = findZone(name);
  if (zone) return { ...timed, text: by(zone), clock: 'zone', zone };
  return { ...timed, ...momentOfUnknown(name, base.wall, clocks) };
}

/** Time in a zone that has no known name: by the zone with such clock changes, else by them, else by the calendar's. */
function momentOfUnknown(
  name: string,
  wall: string,
  { timezones, floating }: IcsClocks,
): Pick<IcsMoment, 'text' | 'clock' | 'zone' | 'zoneIssue'> {
  const described = timezones.get(name.trim());
  const zone = described && zoneLike(described, wall);
  const known = zone ?? (described ? null : floating);
  const byZone = (one: string) => new Date(momentAt(Date.parse(`${wall}Z`), one)).toISOString();
  const text = known || !described ? byZone(known ?? floating) : momentByTimezone(described, wall);
  return { text: text ?? byZone(floating), clock: 'zone', zone: known, zoneIssue: zone ? 'described' : 'unknown' };
}

interface ReadTimes {
  moments: IcsMoment[];
  hasUnread: boolean;
}

/** Not even a series of ten years excludes more days. */
const maxTimes = 4000;

export function readMoments(properties: readonly IcsProperty[], clocks: IcsClocks): ReadTimes {
  const texts = properties.flatMap((property) => property.value.split(/[,;]/).map((text) => ({ text, property })));
  const written = texts.filter(({ text }) => text.trim());
  const moments = written.slice(0, maxTimes).flatMap(({ text, property }) => readMoment(text, property, clocks) ?? []);
  return { moments, hasUnread: moments.length < written.length };
}
