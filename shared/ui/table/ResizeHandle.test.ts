import { moveBorder } from './ResizeHandle';

test.each([
  ['wider', 200, 100, 20, 220, 80],
  ['narrower', 200, 100, -50, 150, 150],
  ['no narrower than can be grasped', 200, 100, -500, 64, 236],
  ['no wider than its neighbour can spare', 200, 100, 500, 236, 64],
  ['not at all where the neighbour is narrow already', 200, 48, 30, 200, 48],
])('a column gets %s', (_, first, second, by, wanted, rest) => {
  expect(moveBorder({ a: first, b: second, c: 10 }, ['a', 'b'], by)).toEqual({ a: wanted, b: rest, c: 10 });
});
