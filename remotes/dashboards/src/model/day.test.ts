import { daysFrom, isDay, lastOfMonth, lengthOf, listDays, shiftDay, shiftMonth, weekdayOf } from './day';

test.each([
  ['2026-03-28', 1, '2026-03-29'],
  ['2026-03-29', 1, '2026-03-30'],
  ['2024-02-28', 1, '2024-02-29'],
  ['2026-01-01', -1, '2025-12-31'],
])('%s and %i days is %s', (day, days, shifted) => {
  expect(shiftDay(day, days)).toBe(shifted);
  expect(daysFrom(day, shifted)).toBe(days);
});

test.each([
  ['2026-10-31', -1, '2026-09-30'],
  ['2024-02-29', -12, '2023-02-28'],
  ['2026-11-01', 2, '2027-01-01'],
])('%s and %i months is %s', (day, months, shifted) => expect(shiftMonth(day, months)).toBe(shifted));

test.each([
  ['2026-02-28', true],
  ['2026-02-29', false],
  ['2026-2-1', false],
  ['soon', false],
])('%s is a day: %s', (text, is) => expect(isDay(text)).toBe(is));

test('months end, weeks begin, and spans have their days', () => {
  expect(lastOfMonth('2024-02-10')).toBe('2024-02-29');
  expect(weekdayOf('2026-11-23')).toBe(1);
  expect(listDays({ from: '2026-02-27', to: '2026-03-02' })).toHaveLength(4);
  expect(lengthOf({ from: '2026-02-02', to: '2026-02-01' })).toBe(0);
});
