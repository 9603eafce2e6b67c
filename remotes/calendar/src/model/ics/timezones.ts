import { parseRule } from '../recurrence/parseRule';
import { completeRule } from '../recurrence/periods';
import { wallTimeIn, wallTimesBetween } from '../recurrence/wallTimes';
import { createWork } from '../recurrence/work';
import { ownZone } from '../recurrence/zoneNames';
import { componentsOf, type IcsComponent, propertiesOf, propertyOf } from './components';
import { readText } from './contentLines';
import { findZone } from './findZone';
import { windowsZones } from './windowsZones';

/** Offset of a clock from UTC, from an onset on. */
interface Observance {
  from: number;
  rule: string;
  /** Further onsets. */
  dates: readonly number[];
  before: number;
  after: number;
}

/** Zone as a file describes it (RFC 5545, 3.6.5). */
interface Timezone {
  observances: readonly Observance[];
  /** Its known name, where it has one beside its own. */
  location: string | undefined;
  /** Known zones of the same clock, by year. */
  alike: Map<string, string | undefined>;
  /** Searches for such zones that the file still has: each takes some milliseconds. */
  searches: { left: number };
}

export type Timezones = ReadonlyMap<string, Timezone>;

const minuteMs = 60_000;

function offsetOf(component: IcsComponent, name: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(propertyOf(component, name)?.value.trim() ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

const wallOf = (text: string) =>
  Date.parse(text.trim().replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6Z'));

/** No zone has changed its clock more often. */
const maxObservances = 500;

function readObservances(timezone: IcsComponent): Observance[] {
  return ['STANDARD', 'DAYLIGHT']
    .flatMap((name) => componentsOf(timezone, name))
    .slice(0, maxObservances)
    .map((part) => ({
      from: wallOf(propertyOf(part, 'DTSTART')?.value ?? ''),
      rule: propertyOf(part, 'RRULE')?.value.trim() ?? '',
      dates: propertiesOf(part, 'RDATE')
        .flatMap(({ value }) => value.split(',').map(wallOf))
        .filter((date) => !Number.isNaN(date)),
      before: offsetOf(part, 'TZOFFSETFROM'),
      after: offsetOf(part, 'TZOFFSETTO'),
    }))
    .filter(({ from, before, after }) => !Number.isNaN(from + before + after));
}

const maxSearches = 40;

export function readTimezones(calendar: IcsComponent): Timezones {
  const searches = { left: maxSearches };
  return new Map(
    componentsOf(calendar, 'VTIMEZONE').map((timezone) => [
      readText(propertyOf(timezone, 'TZID')?.value ?? ''),
      {
        observances: readObservances(timezone),
        location: findZone(propertyOf(timezone, 'X-LIC-LOCATION')?.value.trim() ?? ''),
        alike: new Map(),
        searches,
      },
    ]),
  );
}

// Rules of clock changes apply at least once a year.
const reach = 400 * 86_400_000;

/** Latest onset of an observance at a time of its clock; null before the first one. */
function lastOnset({ from, rule, dates }: Observance, wall: number): number | null {
  if (from > wall) return null;
  const date = Math.max(from, ...dates.filter((one) => one <= wall));
  const parsed = parseRule(rule);
  if (typeof parsed === 'string') return date;
  const until = parsed.until ? wallOf(parsed.until.length > 8 ? parsed.until : `${parsed.until}T235959`) : wall;
  const end = Math.min(wall, Number.isNaN(until) ? wall : until);
  const onsets = [...wallTimesBetween(completeRule(parsed, from, false), end - reach, end, createWork(10_000))];
  return Math.max(date, onsets.at(-1) ?? from);
}

/** Moment at which a zone described by the file shows `2026-11-12T09:00:00`; undefined where it says nothing. */
export function momentByTimezone({ observances }: Pick<Timezone, 'observances'>, text: string): string | undefined {
  const wall = Date.parse(`${text}Z`);
  const [first] = observances;
  if (!first) return undefined;
  let latest = { onset: Number.NEGATIVE_INFINITY, offset: first.before };
  for (const observance of observances) {
    const onset = lastOnset(observance, wall);
    if (onset !== null && onset > latest.onset) latest = { onset, offset: observance.after };
  }
  return new Date(wall - latest.offset).toISOString();
}

const weekMs = 7 * 86_400_000;

/** Noons of the time that the event is likely to see, one a week: half a year before, and a year and a half after. */
const noonsAround = (wall: string) => {
  const first = Date.parse(`${wall.slice(0, 10)}T12:00Z`) - 26 * weekMs;
  return Array.from({ length: 104 }, (_, week) => new Date(first + week * weekMs).toISOString().slice(0, 19));
};

/** Of zones with one clock, the one that is meant most often. */
const frequentZones = [
  'Europe/Berlin',
  'Europe/London',
  'America/New_York',
  'America/Chicago',
  'America/Denver',
  'America/Los_Angeles',
  'Australia/Sydney',
];

/**
 * Known zone with the clock of a described one around a time, so that a series goes on by rules; undefined if none has.
 * The zones that Windows names are tried, since it is Outlook that invents names.
 */
export function zoneLike(timezone: Timezone, wall: string): string | undefined {
  const year = wall.slice(0, 4);
  if (timezone.location) return timezone.location;
  if (timezone.alike.has(year)) return timezone.alike.get(year);
  if (timezone.searches.left-- <= 0) return undefined;
  const moments = noonsAround(wall).flatMap((noon) => {
    const moment = momentByTimezone(timezone, noon);
    return moment ? [{ noon: Date.parse(`${noon}Z`), moment: Date.parse(moment) }] : [];
  });
  const isAlike = (zone: string) => moments.every(({ noon, moment }) => wallTimeIn(zone, moment) === noon);
  const zones = [ownZone(), ...frequentZones, ...Object.values(windowsZones)];
  const zone = moments.length > 0 ? zones.find(isAlike) : undefined;
  timezone.alike.set(year, zone);
  return zone;
}
