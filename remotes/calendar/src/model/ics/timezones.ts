import { parseRule } from '../recurrence/parseRule';
import { completeRule } from '../recurrence/periods';
import { wallTimesBetween } from '../recurrence/wallTimes';
import { createWork } from '../recurrence/work';
import { componentsOf, type IcsComponent, propertyOf } from './components';

/** Offset of a clock from UTC, from an onset on. */
interface Observance {
  from: number;
  rule: string;
  before: number;
  after: number;
}

export type Timezones = ReadonlyMap<string, readonly Observance[]>;

const minuteMs = 60_000;

function offsetOf(component: IcsComponent, name: string): number {
  const [, sign, hours, minutes] = /^([+-])(\d\d)(\d\d)/.exec(propertyOf(component, name)?.value.trim() ?? '') ?? [];
  return (sign === '-' ? -1 : 1) * (Number(hours) * 60 + Number(minutes)) * minuteMs;
}

const wallOf = (text: string) =>
  Date.parse(text.trim().replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d).*$/, '$1-$2-$3T$4:$5:$6Z'));

function readObservances(timezone: IcsComponent): Observance[] {
  return ['STANDARD', 'DAYLIGHT']
    .flatMap((name) => componentsOf(timezone, name))
    .map((part) => ({
      from: wallOf(propertyOf(part, 'DTSTART')?.value ?? ''),
      rule: propertyOf(part, 'RRULE')?.value.trim() ?? '',
      before: offsetOf(part, 'TZOFFSETFROM'),
      after: offsetOf(part, 'TZOFFSETTO'),
    }))
    .filter(({ from, before, after }) => !Number.isNaN(from + before + after));
}

export const readTimezones = (calendar: IcsComponent): Timezones =>
  new Map(
    componentsOf(calendar, 'VTIMEZONE').map((timezone) => [
      propertyOf(timezone, 'TZID')?.value.trim() ?? '',
      readObservances(timezone),
    ]),
  );

// Rules of clock changes apply at least once a year.
const reach = 400 * 86_400_000;

/** Latest onset of an observance at a time of its clock; null before the first one. */
function lastOnset({ from, rule }: Observance, wall: number): number | null {
  if (from > wall) return null;
  const parsed = parseRule(rule);
  if (typeof parsed === 'string') return from;
  const until = parsed.until ? wallOf(parsed.until.length > 8 ? parsed.until : `${parsed.until}T235959`) : wall;
  const end = Math.min(wall, Number.isNaN(until) ? wall : until);
  const onsets = [...wallTimesBetween(completeRule(parsed, from, false), end - reach, end, createWork(10_000))];
  return onsets.at(-1) ?? from;
}

/** Moment at which a zone described by the file shows `2026-11-12T09:00:00`; undefined without a description. */
export function momentByTimezone(observances: readonly Observance[] = [], text: string): string | undefined {
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
