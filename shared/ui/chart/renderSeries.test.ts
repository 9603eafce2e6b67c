import { areaPath, linePath } from './renderSeries';

const ends = [{ x: 0, y: 4 }, { x: 10, y: 2 }, null, { x: 30, y: 6 }, { x: 40, y: 1 }];

test('a line goes through its values and leaves a gap where there is none', () => {
  expect(linePath(ends)).toBe('M0 4L10 2M30 6L40 1');
});

test('an area goes down to its base on both sides of a gap', () => {
  expect(areaPath(ends, 9)).toBe('M0 9L0 4L10 2V9zM30 9L30 6L40 1V9z');
});

test('no values make no line', () => {
  expect(linePath([])).toBe('');
});
