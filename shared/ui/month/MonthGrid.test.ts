/** @jest-environment node */
import { stepByKey, stepMonth, weeksAround } from './MonthGrid';

test.each([
  ['2026-11-12', 1, '2026-10-26', '2026-12-06'],
  ['2026-11-12', 7, '2026-11-01', '2026-12-12'],
  ['2027-02-01', 1, '2027-02-01', '2027-03-14'],
])('the grid of %s, weeks from day %i on, goes from %s to %s', (day, weekStart, first, last) => {
  const weeks = weeksAround(day, weekStart);
  expect(weeks.map((week) => week.length)).toEqual([7, 7, 7, 7, 7, 7]);
  expect([weeks[0]?.[0], weeks[5]?.[6]]).toEqual([first, last]);
});

test.each([
  ['2026-01-31', 1, '2026-02-28'],
  ['2028-01-31', 1, '2028-02-29'],
  ['2026-01-15', -1, '2025-12-15'],
  ['2026-12-31', 2, '2027-02-28'],
])('%s, %i months on, is %s', (day, months, to) => {
  expect(stepMonth(day, months)).toBe(to);
});

test.each([
  ['ArrowRight', false, '2026-11-13'],
  ['ArrowRight', true, '2026-11-11'],
  ['ArrowLeft', true, '2026-11-13'],
  ['ArrowDown', true, '2026-11-19'],
  ['ArrowUp', false, '2026-11-05'],
  ['PageUp', false, '2026-10-12'],
  ['PageDown', false, '2026-12-12'],
  ['a', false, undefined],
])('%s (right to left: %s) leads to %s', (key, isRtl, to) => {
  expect(stepByKey('2026-11-12', key, isRtl)).toBe(to);
});
