import { createEvent } from '../testing/createEvent';
import { expandEvents } from './expandEvents';
import { seriesOf } from './occurrence';

const span = { from: Date.parse('2026-11-01'), to: Date.parse('2026-12-01') };
const series = (id: number, rule: string) =>
  createEvent({ id, rule, timeZone: 'UTC', start: '2026-11-12T09:00:00.000Z', end: '2026-11-12T10:00:00.000Z' });

test.each([
  ['FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30', 'never'],
  ['FREQ=DAILY;INTERVAL=999999999', 'never'],
  ['FREQ=DAILY;BYDAY=2MO', 'notAllowed'],
  ['FREQ=MINUTELY', 'withinDay'],
  ['EVERY DAY', 'syntax'],
])(
  'a series that was stored with %s is shown once, with why, and is changed as an event that happens once',
  (rule, issue) => {
    const event = series(5, rule);
    const { occurrences, isCut } = expandEvents([event, series(6, 'FREQ=DAILY;COUNT=2')], span);
    expect(occurrences.map(({ key, at, ruleIssue }) => [key, at, ruleIssue])).toEqual([
      ['5', null, issue],
      ['6@2026-11-12T09:00:00.000Z', '2026-11-12T09:00:00.000Z', undefined],
      ['6@2026-11-13T09:00:00.000Z', '2026-11-13T09:00:00.000Z', undefined],
    ]);
    expect(isCut).toBe(false);
    const [broken, first] = occurrences;
    expect(broken && seriesOf([event], broken)).toBeUndefined();
    expect(first && seriesOf([series(6, 'FREQ=DAILY')], first)).toMatchObject({ id: 6 });
  },
);

test('what many series would take too long for is cut, fairly, and said', () => {
  const many = Array.from({ length: 3000 }, (_, index) => series(index, `FREQ=DAILY;BYHOUR=${index % 24},8`));
  const { occurrences, isCut } = expandEvents(many, { ...span, to: Date.parse('2036-12-01') });
  expect(isCut).toBe(true);
  expect(new Set(occurrences.map(({ id }) => id)).size).toBe(3000);
  expect(occurrences.length).toBeLessThan(30_000);
});
