import { freeSearchId } from './freeSearchId';

test.each([
  [[], 1000],
  [[1, 50], 1000],
  [[1, 1000, 1004], 1005],
])('after %j comes %d', (taken, id) => {
  expect(freeSearchId(taken)).toBe(id);
});
