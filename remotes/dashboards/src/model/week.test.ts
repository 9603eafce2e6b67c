import { partOfDay } from './partOfDay';
import { weekOf, weeksUpTo } from './week';

test.each([
  ['2026-11-18', 1, '2026-11-09'],
  ['2026-11-18', 7, '2026-11-08'],
  ['2026-11-16', 1, '2026-11-09'],
  ['2026-11-22', 1, '2026-11-09'],
])('the week of %s that begins on day %i, and the one before it from %s', (today, weekStart, from) =>
  expect(weeksUpTo(today, weekStart)).toEqual({ from, to: today }),
);

test('a week is compared with the same days of the one before; what is to come has no number', () => {
  const week = weekOf({ from: '2026-11-09', to: '2026-11-18' }, [10, 20, 30, 40, 50, 60, 70, 15, 25, 35]);
  expect([week.total, week.change]).toEqual([75, 15]);
  expect(week.days.map(({ value }) => value)).toEqual([15, 25, 35, undefined, undefined, undefined, undefined]);
  expect(week.days[2]?.day).toBe('2026-11-18');
});

test.each([
  [0, 'evening'],
  [4, 'evening'],
  [5, 'morning'],
  [11, 'morning'],
  [12, 'afternoon'],
  [17, 'afternoon'],
  [18, 'evening'],
  [23, 'evening'],
])('at %i it is %s', (hour, part) => expect(partOfDay(hour)).toBe(part));
