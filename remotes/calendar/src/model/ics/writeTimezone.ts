import { Temporal } from 'temporal-polyfill';
import { lengthOfMonth } from '../recurrence/calendarDays';
import { weekdays } from '../recurrence/rule';

/** A change of a zone's clock. */
interface Change {
  /** What the clock showed before, when it changed. */
  wall: Temporal.PlainDateTime;
  before: string;
  after: string;
}

/** Years after today in which changes are looked up: more than it takes for each date to fall on each weekday. */
const yearsAhead = 15;

/** Changes that matter from a year on: the last one before it, and all later ones. */
function changesOf(zone: string, firstYear: number, lastYear: number): Change[] {
  const begin = Temporal.ZonedDateTime.from({ year: firstYear, month: 1, day: 1, timeZone: zone });
  const found: Change[] = [];
  let at = begin.getTimeZoneTransition('previous') ?? begin.getTimeZoneTransition('next');
  while (at && at.year <= lastYear) {
    const before = at.subtract({ nanoseconds: 1 }).offset;
    found.push({ wall: at.toInstant().toZonedDateTimeISO(before).toPlainDateTime(), before, after: at.offset });
    at = at.getTimeZoneTransition('next');
  }
  return found;
}

const isSameKind = (one: Change, other: Change) =>
  one.before === other.before &&
  one.after === other.after &&
  one.wall.month === other.wall.month &&
  one.wall.dayOfWeek === other.wall.dayOfWeek &&
  one.wall.toPlainTime().equals(other.wall.toPlainTime());

const toRule = (wall: Temporal.PlainDateTime, place: string, days = '') =>
  `FREQ=YEARLY;BYMONTH=${wall.month}${days};BYDAY=${place}${weekdays[wall.dayOfWeek - 1]}`;

/** Rule that gives the days of these changes: the last weekday of a month, the second, or the one of some days. */
function ruleOf(changes: readonly Change[]): string | null {
  const [first] = changes;
  if (!first) return null;
  const walls = changes.map(({ wall }) => wall);
  const isAlways = (test: (wall: Temporal.PlainDateTime) => boolean) => walls.every(test);
  if (isAlways(({ year, month, day }) => day > lengthOfMonth(year, month) - 7)) return toRule(first.wall, '-1');
  const nth = Math.ceil(first.wall.day / 7);
  if (isAlways(({ day }) => Math.ceil(day / 7) === nth)) return toRule(first.wall, String(nth));
  const from = Math.min(...walls.map(({ day }) => day));
  if (!isAlways(({ day }) => day < from + 7)) return null;
  const days = Array.from({ length: 7 }, (_, index) => from + index);
  return toRule(first.wall, '', `;BYMONTHDAY=${days.join(',')}`);
}

/** The changes of one kind up to the last year, one a year without a gap, that a rule gives. */
function tailOf(changes: readonly Change[], last: Change): { tail: Change[]; rule: string | null } {
  const alike = changes.filter((change) => isSameKind(change, last)).toReversed();
  let tail: Change[] = [];
  let rule: string | null = null;
  for (const change of alike) {
    const isNext = tail.length === 0 || change.wall.year === (tail.at(-1)?.wall.year ?? 0) - 1;
    const longer = [...tail, change];
    const next = isNext ? ruleOf(longer) : null;
    // A rule may only become wider while not all of its days have been seen.
    if (!next || (rule !== null && next !== rule && tail.length >= yearsAhead)) break;
    tail = longer;
    rule = next;
  }
  return { tail: tail.toReversed(), rule };
}

const writeOffset = (offset: string) => offset.replaceAll(':', '');

const writeWall = (wall: Temporal.PlainDateTime) => wall.toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');

const offsetSeconds = (offset: string) => {
  const [hours = 0, minutes = 0, seconds = 0] = offset.slice(1).split(':').map(Number);
  return (offset.startsWith('-') ? -1 : 1) * ((hours * 60 + minutes) * 60 + seconds);
};

function writeChange({ wall, before, after }: Change, rule: string | null): string[] {
  const name = offsetSeconds(after) > offsetSeconds(before) ? 'DAYLIGHT' : 'STANDARD';
  return [
    `BEGIN:${name}`,
    `DTSTART:${writeWall(wall)}`,
    `TZOFFSETFROM:${writeOffset(before)}`,
    `TZOFFSETTO:${writeOffset(after)}`,
    ...(rule ? [`RRULE:${rule}`] : []),
    `END:${name}`,
  ];
}

/** Lines of a zone without changes. */
function writeConstant(zone: string, year: number): string[] {
  const { offset } = Temporal.ZonedDateTime.from({ year, month: 1, day: 1, timeZone: zone });
  const wall = Temporal.PlainDateTime.from({ year: 1970, month: 1, day: 1 });
  return writeChange({ wall, before: offset, after: offset }, null);
}

/**
 * A zone for readers that do not know it by name (RFC 5545, 3.6.5): its changes from the first event on, and rules for
 * those that come, so that a series is right for ever. Where no rule gives the changes, those of the next years.
 */
export function writeTimezone(zone: string, firstYear: number, thisYear: number): string[] {
  const lastYear = Math.max(firstYear, thisYear) + yearsAhead;
  const changes = changesOf(zone, firstYear, lastYear);
  const coming = changes.filter(({ wall }) => wall.year === lastYear);
  const tails = coming.map((last) => tailOf(changes, last));
  const isByRules = tails.length > 0 && tails.every(({ rule, tail }) => rule && tail.length >= yearsAhead);
  const ruled = isByRules ? tails : [];
  const covered = new Set(ruled.flatMap(({ tail }) => tail));
  const parts = changes.flatMap((change) => {
    const begun = ruled.find(({ tail }) => tail[0] === change);
    if (begun) return writeChange(change, begun.rule);
    return covered.has(change) ? [] : writeChange(change, null);
  });
  return [
    'BEGIN:VTIMEZONE',
    `TZID:${zone}`,
    `X-LIC-LOCATION:${zone}`,
    ...(parts.length > 0 ? parts : writeConstant(zone, firstYear)),
    'END:VTIMEZONE',
  ];
}
