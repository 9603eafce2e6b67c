import { daysOf, readDay, stepDay, toScheduleView } from './scheduleView';

test.each([
  ['week', '2026-11-18', 1, '2026-11-16', '2026-11-22', 7],
  ['week', '2026-11-15', 7, '2026-11-15', '2026-11-21', 7],
  ['month', '2026-11-18', 1, '2026-10-26', '2026-12-06', 42],
  ['month', '2027-02-10', 1, '2027-02-01', '2027-02-28', 28],
] as const)('a %s around %s, weeks from day %i on', (view, day, weekStart, first, last, count) => {
  const days = daysOf(view, day, weekStart);
  expect([days[0], days.at(-1), days.length]).toEqual([first, last, count]);
});

test.each([
  ['week', '2026-11-18', 1, '2026-11-25'],
  ['week', '2026-11-03', -1, '2026-10-27'],
  ['month', '2026-01-31', 1, '2026-02-28'],
  ['month', '2026-01-15', -1, '2025-12-15'],
] as const)('the page of a %s beside %s', (view, day, step, next) => {
  expect(stepDay(view, day, step)).toBe(next);
});

test('an address that names no view or no day shows the usual ones', () => {
  expect([toScheduleView('month'), toScheduleView('year'), toScheduleView(null)]).toEqual(['month', 'week', 'week']);
  const usual = '2026-11-18';
  expect([readDay('2026-02-28', usual), readDay('2026-02-30', usual), readDay('soon', usual)]).toEqual([
    '2026-02-28',
    usual,
    usual,
  ]);
});
