import ICAL from 'ical.js';
import { Temporal } from 'temporal-polyfill';
import type { CalendarEvent } from '../api/schemas';
import { ownZone } from './ownZone';
import { endRule, untilOf } from './rule';
import { fromWall, toWall } from './zones';

type Series = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'rule' | 'exceptions'>;

/** No rule is followed further than this: a broken file must not stop the page. */
const mostSteps = 20_000;

const toIcalTime = (wall: Temporal.PlainDateTime, allDay: boolean): ICAL.Time =>
  ICAL.Time.fromData({
    year: wall.year,
    month: wall.month,
    day: wall.day,
    ...(allDay ? { isDate: true } : { hour: wall.hour, minute: wall.minute, second: wall.second }),
  });

/** The text of an `UNTIL` as the starts of the series are written: a day, or a moment. */
function readUntil(text: string, { allDay, timeZone }: Series): string {
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d{2})(\d{2})(?:T(\d{2})(\d{2})(\d{2})(Z?))?$/.exec(text) ?? [];
  const date = `${year}-${month}-${day}`;
  if (allDay || !year) return date;
  const time = `${date}T${hour ?? '23'}:${minute ?? '59'}:${second ?? '59'}`;
  return utc ? new Date(`${time}Z`).toISOString() : fromWall(Temporal.PlainDateTime.from(time), timeZone ?? ownZone());
}

/**
 * The rule with nothing left to the library: it counts a year from 29 February on to 1 March, where RFC 5545 leaves days out
 * that do not exist. An `UNTIL` is compared here, as a moment.
 */
function spellOut(rule: string, { month, day }: Temporal.PlainDateTime): string {
  const endless = untilOf(rule) ? endRule(rule, null) : rule;
  return /FREQ=YEARLY/i.test(rule) && !/BY/i.test(rule) ? `${endless};BYMONTH=${month};BYMONTHDAY=${day}` : endless;
}

/** What the clock shows at each event; the first one alone for a rule that cannot be read. */
function* wallsOf({ rule, allDay }: Series, first: Temporal.PlainDateTime): Generator<Temporal.PlainDateTime> {
  try {
    const steps = ICAL.Recur.fromString(spellOut(rule, first)).iterator(toIcalTime(first, allDay));
    for (let step = 0; step < mostSteps; step++) {
      const next = steps.next();
      if (!next) return;
      yield Temporal.PlainDateTime.from({
        year: next.year,
        month: next.month,
        day: next.day,
        hour: next.hour,
        minute: next.minute,
        second: next.second,
      });
    }
  } catch {
    yield first;
  }
}

/**
 * The starts of a series, in order, by its own clock: nine o'clock in Berlin is nine o'clock there all year. Exceptions are
 * among them, for they count. The first event is always one of them, as in RFC 5545.
 */
export function* startsOf(series: Series): Generator<string> {
  const { allDay, rule } = series;
  const zone = series.timeZone ?? ownZone();
  const first = allDay ? Temporal.PlainDateTime.from(series.start.slice(0, 10)) : toWall(series.start, zone);
  const write = (wall: Temporal.PlainDateTime) => (allDay ? wall.toPlainDate().toString() : fromWall(wall, zone));
  const limit = untilOf(rule);
  const until = limit === null ? null : readUntil(limit, series);
  let last = allDay ? series.start.slice(0, 10) : new Date(series.start).toISOString();
  yield last;
  for (const wall of wallsOf(series, first)) {
    const start = write(wall);
    if (until !== null && start > until) return;
    if (start <= last) continue;
    yield start;
    last = start;
  }
}

/** How many events a series has had before one of them. */
export function countBefore(series: Series, start: string): number {
  let count = 0;
  for (const one of startsOf(series)) {
    if (one >= start) break;
    count++;
  }
  return count;
}

const dayMs = 86_400_000;

/** The end of an event of the series that starts then: it lasts as long as the first one, to the second. */
const endOf = ({ start, end }: Series, at: string, allDay: boolean): string => {
  const moved = new Date(Date.parse(at) + Date.parse(end) - Date.parse(start)).toISOString();
  return allDay ? moved.slice(0, 10) : moved;
};

export interface Span {
  /** Milliseconds since the epoch; what only touches a border is outside. */
  from: number;
  to: number;
}

/** Starts and ends of those events of a series that lie in a span, without those that are left out. */
export function timesWithin(series: Series, { from, to }: Span): { start: string; end: string }[] {
  const found: { start: string; end: string }[] = [];
  const skipped = new Set(series.exceptions.map((start) => (series.allDay ? start : new Date(start).toISOString())));
  // A whole day lies elsewhere by up to a day, depending on where the person is.
  const slack = series.allDay ? dayMs : 0;
  for (const start of startsOf(series)) {
    if (Date.parse(start) - slack >= to) break;
    const end = endOf(series, start, series.allDay);
    const isAfterBegin = Date.parse(end) + slack > from || Date.parse(start) >= from;
    if (isAfterBegin && !skipped.has(start)) found.push({ start, end });
  }
  return found;
}
