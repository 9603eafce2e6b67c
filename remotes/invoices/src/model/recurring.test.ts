import type { RecurringPeriod, Rhythm } from '../api/choices';
import { dayOfStep, periodOfStep, stepFrom } from './recurring';

test.each<[string, Rhythm, number, string]>([
  ['2026-01-31', 'month', 1, '2026-02-28'],
  ['2026-01-31', 'month', 2, '2026-03-31'],
  ['2028-01-31', 'month', 1, '2028-02-29'],
  ['2026-11-30', 'quarter', 1, '2027-02-28'],
  ['2026-11-30', 'quarter', 2, '2027-05-30'],
  ['2028-02-29', 'year', 1, '2029-02-28'],
  ['2028-02-29', 'year', 4, '2032-02-29'],
  ['2026-12-15', 'month', 1, '2027-01-15'],
  ['2026-03-26', 'week', 1, '2026-04-02'],
  ['2026-03-31', 'month', -1, '2026-02-28'],
])('from %s every %s, step %d is on %s', (start, every, step, day) => expect(dayOfStep(start, every, step)).toBe(day));

test.each<[string, Rhythm, string, number]>([
  ['2026-01-31', 'month', '2026-01-01', 0],
  ['2026-01-31', 'month', '2026-01-31', 0],
  ['2026-01-31', 'month', '2026-02-28', 1],
  ['2026-01-31', 'month', '2026-03-01', 2],
  ['2026-01-15', 'month', '2036-01-16', 121],
  ['2026-01-15', 'quarter', '2026-04-16', 2],
  ['2026-01-15', 'year', '2027-01-15', 1],
  ['2026-01-01', 'week', '2026-01-09', 2],
])('from %s every %s, the first step from %s on is %d', (start, every, day, step) =>
  expect(stepFrom(start, every, day)).toBe(step),
);

test.each<[RecurringPeriod, string | undefined, string | undefined]>([
  ['none', undefined, undefined],
  ['ahead', '2026-02-28', '2026-03-30'],
  ['behind', '2026-01-31', '2026-02-27'],
])('the period of the second month, %s', (period, from, to) => {
  const stated = periodOfStep({ startOn: '2026-01-31', every: 'month', period }, 1);
  expect([stated?.from, stated?.to]).toEqual([from, to]);
});
