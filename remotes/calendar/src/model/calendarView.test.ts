import { type CalendarView, rangeOf, readDay, stepDay, toCalendarView } from './calendarView';

test.each<[string | null, CalendarView]>([
  ['week', 'week'],
  ['nonsense', 'month'],
  [null, 'month'],
])('the view %j is %s', (name, view) => expect(toCalendarView(name, 'month')).toBe(view));

test.each([
  ['2026-11-12', '2026-11-12'],
  ['2026-02-30', '2026-01-01'],
  ['12.11.2026', '2026-01-01'],
  ['', '2026-01-01'],
  [null, '2026-01-01'],
])('the day %j is %s', (text, day) => expect(readDay(text, '2026-01-01')).toBe(day));

// 2026-11-12 is a Thursday.
test.each<[CalendarView, string, string]>([
  ['month', '2026-11-01', '2026-11-30'],
  ['list', '2026-11-12', '2026-12-11'],
  ['week', '2026-11-09', '2026-11-15'],
  ['day', '2026-11-12', '2026-11-12'],
])('%s shows %s to %s', (view, from, to) => expect(rangeOf(view, '2026-11-12', 1)).toEqual({ from, to }));

test.each<[CalendarView, string, 1 | -1, string]>([
  ['month', '2026-11-12', 1, '2026-12-12'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-03-31', -1, '2026-02-28'],
  ['month', '2026-01-15', -1, '2025-12-15'],
  ['list', '2026-12-15', 1, '2027-01-14'],
  ['week', '2026-11-12', 1, '2026-11-19'],
  ['day', '2026-11-30', 1, '2026-12-01'],
])('from %s %s by %i is %s', (view, day, step, expected) => expect(stepDay(view, day, step)).toBe(expected));
