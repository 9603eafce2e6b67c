/** @jest-environment node */

import { valueTicks } from './CourseChart';
import type { CourseSeries } from './renderSeries';

const bars = (...data: number[]): CourseSeries => ({ label: 'Orders', kind: 'bar', data });

test('an axis begins at zero, or below what is less, and ends at the first round number that is enough', () => {
  expect(valueTicks([bars(8, 27, 12)])).toEqual([0, 10, 20, 30]);
  expect(valueTicks([bars(1_550.5)])).toEqual([0, 500, 1_000, 1_500, 2_000]);
  expect(valueTicks([bars(3_502)])).toEqual([0, 1_000, 2_000, 3_000, 4_000]);
  const ticks = valueTicks([bars(30_000, -20_000)]);
  expect(ticks[0]).toBeLessThanOrEqual(-20_000);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(30_000);
});

test('a low chart writes few values, and reaches as far', () => {
  const ticks = valueTicks([bars(1_550.5)], false, true);
  expect(ticks.length).toBeLessThanOrEqual(3);
  expect(ticks.at(-1)).toBeGreaterThanOrEqual(1_550.5);
});

test('what is counted in whole numbers has no tick between them, and nothing at all has an axis too', () => {
  expect(valueTicks([bars(1, 2)]).every(Number.isInteger)).toBe(true);
  expect(valueTicks([bars(0, 0)]).length).toBeGreaterThan(1);
});

test('bars on each other have room for what they come to, and lines beside them for themselves', () => {
  const line: CourseSeries = { label: 'Goal', kind: 'line', data: [55] };
  expect(valueTicks([bars(20), bars(25)], true).at(-1)).toBeGreaterThanOrEqual(45);
  expect(valueTicks([bars(20), line], true).at(-1)).toBeGreaterThanOrEqual(55);
  expect(valueTicks([bars(20), bars(25)]).at(-1)).toBeLessThan(45);
});
