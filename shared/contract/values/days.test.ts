import { addDays, endOfWeek, startOfWeek, toDay } from './days';

test('names the day of a moment where the person is', () => {
  expect(toDay(new Date(2026, 0, 5, 23, 59))).toBe('2026-01-05');
  expect(toDay('2026-01-05')).toBe('2026-01-05');
});

test.each([
  ['2026-11-12', 1, '2026-11-13'],
  ['2026-11-30', 1, '2026-12-01'],
  ['2026-12-31', 1, '2027-01-01'],
  ['2028-02-28', 1, '2028-02-29'],
  ['2026-03-01', -1, '2026-02-28'],
])('%s and %i days is %s', (day, days, expected) => expect(addDays(day, days)).toBe(expected));

// 2026-11-12 is a Thursday.
test.each([
  ['2026-11-12', 1, '2026-11-09', '2026-11-15'],
  ['2026-11-15', 1, '2026-11-09', '2026-11-15'],
  ['2026-11-16', 1, '2026-11-16', '2026-11-22'],
  ['2026-11-12', 7, '2026-11-08', '2026-11-14'],
  ['2026-11-15', 7, '2026-11-15', '2026-11-21'],
  ['2026-11-14', 7, '2026-11-08', '2026-11-14'],
])('the week of %s that begins on day %i is %s to %s', (day, weekStart, first, last) => {
  expect(startOfWeek(day, weekStart)).toBe(first);
  expect(endOfWeek(day, weekStart)).toBe(last);
});
