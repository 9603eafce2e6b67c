import { rangeOf } from './useTaskSelection';

const items = [{ id: 5 }, { id: 3 }, { id: 8 }, { id: 1 }];

test.each([
  [3, 1, [3, 8, 1]],
  [1, 3, [3, 8, 1]],
  [8, 8, [8]],
  [99, 8, [8]],
])('from %i to %i: %j', (from, to, expected) => expect(rangeOf(items, from, to)).toEqual(expected));
