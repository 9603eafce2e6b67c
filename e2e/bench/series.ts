import ICAL from 'ical.js';
import type { CalendarEvent } from '../../remotes/calendar/src/api/schemas';
import { blankEvent } from '../../remotes/calendar/src/model/event';
import { expandEvents } from '../../remotes/calendar/src/model/expandEvents';
import { median } from '../../tools/median';

const rules = [
  'FREQ=DAILY',
  'FREQ=WEEKLY;BYDAY=MO,WE,FR',
  'FREQ=WEEKLY;INTERVAL=2;BYDAY=TU',
  'FREQ=MONTHLY;BYMONTHDAY=-1',
  'FREQ=MONTHLY;BYDAY=2TH',
];
const copies = 4;
const first = '2011-11-07T09:00:00.000Z';

/** Series that have gone on for 15 years. */
const series: readonly CalendarEvent[] = Array.from({ length: copies }).flatMap((_, copy) =>
  rules.map((rule, place) => ({
    ...blankEvent,
    id: copy * rules.length + place + 1,
    title: rule,
    start: first,
    end: '2011-11-07T10:00:00.000Z',
    timeZone: 'Etc/UTC',
    rule,
  })),
);

const month = { from: Date.parse('2026-10-26T00:00:00Z'), to: Date.parse('2026-12-07T00:00:00Z') };

/** As a calendar without an engine of its own would: each series from its start with ical.js. */
function expandPlainly(): number {
  let count = 0;
  for (const { rule, start } of series) {
    const days = ICAL.Recur.fromString(rule).iterator(ICAL.Time.fromJSDate(new Date(start), true));
    for (let time = days.next(); time && time.toUnixTime() * 1000 < month.to; time = days.next())
      if (time.toUnixTime() * 1000 >= month.from) count += 1;
  }
  return count;
}

const expand = () => expandEvents(series, month).occurrences.length;

function timeOf(work: () => number): number {
  const began = performance.now();
  work();
  return performance.now() - began;
}

const runs = 15;
const allowedMs = 5;

/** A month with 20 long series, beside plain iteration in the same run. */
export function measureSeries(): { line: string; isSlow: boolean } {
  const [found, plain] = [expand(), expandPlainly()];
  if (found !== plain) throw new Error(`A month has ${found} events, and ${plain} by ical.js`);
  const taken = Array.from({ length: runs }, () => [timeOf(expand), timeOf(expandPlainly)] as const);
  const ours = median(taken.map(([one]) => one));
  const theirs = median(taken.map(([, other]) => other));
  const isSlow = ours > allowedMs;
  const ratio = (ours / theirs).toFixed(2);
  return {
    line: `${isSlow ? 'OVER' : 'ok  '} a month of ${series.length} series of 15 years: ${ours.toFixed(1)} of ${allowedMs} ms, × ${ratio} of ical.js (${theirs.toFixed(1)} ms)`,
    isSlow,
  };
}
