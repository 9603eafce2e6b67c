import { countBefore, startsOf, timesWithin } from './occurrences';
import { createWork, usualSteps } from './recurrence/work';

const once = { allDay: false, timeZone: 'UTC', exceptions: [] };
const series = (start: string, end: string, timeZone: string, rule: string, exceptions: string[] = []) => ({
  ...once,
  start,
  end,
  timeZone,
  rule,
  exceptions,
});
const days = (start: string, rule: string) => ({ ...once, allDay: true, start, end: start, rule });
const first = (given: Parameters<typeof startsOf>[0], count: number) => {
  const found: string[] = [];
  for (const start of startsOf(given)) if (found.push(start) === count) break;
  return found;
};

describe('nine in the morning stays nine in the morning when the clock changes', () => {
  test.each([
    // The clock goes from UTC+1 to UTC+2 on 28 March 2027, and back on 31 October.
    ['Europe/Berlin', '2027-03-27T08:00:00.000Z', ['2027-03-28T07:00:00.000Z', '2027-03-29T07:00:00.000Z']],
    ['Europe/Berlin', '2027-10-30T07:00:00.000Z', ['2027-10-31T08:00:00.000Z', '2027-11-01T08:00:00.000Z']],
    // From UTC-5 to UTC-4 on 14 March 2027, and back on 7 November.
    ['America/New_York', '2027-03-13T14:00:00.000Z', ['2027-03-14T13:00:00.000Z', '2027-03-15T13:00:00.000Z']],
    ['America/New_York', '2027-11-06T13:00:00.000Z', ['2027-11-07T14:00:00.000Z', '2027-11-08T14:00:00.000Z']],
    // UTC+5:45 all year.
    ['Asia/Kathmandu', '2027-03-27T03:15:00.000Z', ['2027-03-28T03:15:00.000Z', '2027-03-29T03:15:00.000Z']],
    // By half an hour: from UTC+11 to UTC+10:30 on 4 April 2027, and back on 3 October.
    ['Australia/Lord_Howe', '2027-04-02T22:00:00.000Z', ['2027-04-03T22:30:00.000Z', '2027-04-04T22:30:00.000Z']],
    ['Australia/Lord_Howe', '2027-10-01T22:30:00.000Z', ['2027-10-02T22:00:00.000Z', '2027-10-03T22:00:00.000Z']],
  ])('in %s from %s', (zone, start, later) => {
    expect(first(series(start, start, zone, 'FREQ=DAILY'), 3)).toEqual([start, ...later]);
  });

  test.each([
    // 2:30 does not exist on that night in Berlin: it is 3:30 then, and 2:30 again on the next.
    ['Europe/Berlin', '2027-03-27T01:30:00.000Z', '2027-03-28T01:30:00.000Z', '2027-03-29T00:30:00.000Z'],
    // It exists twice on this one: the first counts.
    ['Europe/Berlin', '2027-10-30T00:30:00.000Z', '2027-10-31T00:30:00.000Z', '2027-11-01T01:30:00.000Z'],
    ['Australia/Lord_Howe', '2027-10-01T15:45:00.000Z', '2027-10-02T15:45:00.000Z', '2027-10-03T15:15:00.000Z'],
  ])('and the night of the change in %s has the event once', (zone, start, night, next) => {
    expect(first(series(start, start, zone, 'FREQ=DAILY'), 3)).toEqual([start, night, next]);
  });
});

test.each([
  ['FREQ=DAILY;COUNT=3', '2026-11-12', ['2026-11-12', '2026-11-13', '2026-11-14']],
  ['FREQ=DAILY;INTERVAL=10;COUNT=3', '2026-11-12', ['2026-11-12', '2026-11-22', '2026-12-02']],
  ['FREQ=WEEKLY;BYDAY=MO,TH;COUNT=4', '2026-11-12', ['2026-11-12', '2026-11-16', '2026-11-19', '2026-11-23']],
  ['FREQ=WEEKLY;INTERVAL=2;UNTIL=20261210', '2026-11-12', ['2026-11-12', '2026-11-26', '2026-12-10']],
  ['FREQ=MONTHLY;COUNT=3', '2026-12-31', ['2026-12-31', '2027-01-31', '2027-03-31']],
  ['FREQ=MONTHLY;BYDAY=2TH;COUNT=3', '2026-11-12', ['2026-11-12', '2026-12-10', '2027-01-14']],
  ['FREQ=MONTHLY;BYDAY=-1FR;COUNT=3', '2026-11-27', ['2026-11-27', '2026-12-25', '2027-01-29']],
  ['FREQ=YEARLY;COUNT=2', '2028-02-29', ['2028-02-29', '2032-02-29']],
  ['FREQ=MONTHLY;BYDAY=MO,TU,WE,TH,FR;BYSETPOS=-1;COUNT=2', '2026-11-30', ['2026-11-30', '2026-12-31']],
  ['FREQ=SOMETIMES', '2026-11-12', ['2026-11-12']],
])('%s from %s', (rule, start, starts) => {
  expect(first(days(start, rule), 9)).toEqual(starts);
});

describe('the work of a view does not depend on the age of series', () => {
  const workdays = (start: string) =>
    series(`${start}T08:00:00.000Z`, `${start}T09:00:00.000Z`, 'Europe/Berlin', 'FREQ=WEEKLY;BYDAY=MO,TU,WE,TH,FR');
  const month = { from: Date.parse('2026-10-24'), to: Date.parse('2026-12-16') };

  test('20 series of 2010 cost what 20 series of this year do', () => {
    const costOf = (start: string) => {
      const work = createWork();
      for (let index = 0; index < 20; index++) expect(timesWithin(workdays(start), month, work)).toHaveLength(37);
      return usualSteps - work.left;
    };
    expect(costOf('2010-01-04')).toBe(costOf('2026-10-05'));
    expect(costOf('2010-01-04')).toBeLessThan(12_000);
  });

  test('a daily series of 1970 is there in 2026', () => {
    const daily = { ...days('1970-01-01', 'FREQ=DAILY'), end: '1970-01-02' };
    const found = timesWithin(daily, { from: Date.parse('2026-11-12'), to: Date.parse('2026-11-13') });
    expect(found).toContainEqual({ start: '2026-11-12', end: '2026-11-13' });
  });

  test('the clock of the zone is followed there too', () => {
    const [first, ...others] = timesWithin(workdays('2010-01-04'), month);
    expect([first?.start, others.at(-1)?.start]).toEqual(['2026-10-26T08:00:00.000Z', '2026-12-15T08:00:00.000Z']);
    expect(timesWithin(workdays('2010-01-04'), { ...month, from: Date.parse('2026-10-22') })[0]?.start).toBe(
      '2026-10-22T07:00:00.000Z',
    );
  });

  test('a limit that is reached is said', () => {
    const work = createWork(50);
    timesWithin(workdays('2010-01-04'), month, work);
    expect(work.isCut).toBe(true);
  });
});

test('an end in UTC is compared as a moment, whatever the clock of the series shows', () => {
  const nineInTokyo = series('2026-11-12T00:00:00.000Z', '2026-11-12T01:00:00.000Z', 'Asia/Tokyo', '');
  const until = (end: string) => first({ ...nineInTokyo, rule: `FREQ=DAILY;UNTIL=${end}` }, 9).length;
  expect(until('20261114T000000Z')).toBe(3);
  expect(until('20261113T235959Z')).toBe(2);
  expect(until('20261113')).toBe(2);
});

test('a span has what reaches into it, without exceptions; these count all the same', () => {
  const night = series('2026-11-12T22:00:00.000Z', '2026-11-13T06:00:00.000Z', 'UTC', 'FREQ=DAILY;COUNT=5', [
    '2026-11-14T22:00:00Z',
  ]);
  const span = { from: Date.parse('2026-11-14T00:00Z'), to: Date.parse('2026-11-16T22:00Z') };
  expect(timesWithin(night, span)).toEqual([
    { start: '2026-11-13T22:00:00.000Z', end: '2026-11-14T06:00:00.000Z' },
    { start: '2026-11-15T22:00:00.000Z', end: '2026-11-16T06:00:00.000Z' },
  ]);
  expect(countBefore(night, '2026-11-15T22:00:00.000Z')).toBe(3);
});
