/** @jest-environment node */
import { sortGroups } from './sortGroups';

const list = (id: string, items: string) => ({ id, title: id, items: [...items].map((name) => ({ id: name })) });
const groups = [list('one', 'abcd'), list('two', 'xy'), list('none', '')];

test.each([
  ['down within a list', ['a'], 'c', ['bcad', 'xy', '']],
  ['up within a list', ['d'], 'b', ['adbc', 'xy', '']],
  ['to another list, before an item', ['b'], 'y', ['acd', 'xby', '']],
  ['to the end of a list', ['b'], 'two', ['acd', 'xyb', '']],
  ['to an empty list', ['x'], 'none', ['abcd', 'y', 'x']],
  ['several, in their order', ['x', 'c', 'a'], 'y', ['bd', 'yacx', '']],
  ['onto itself', ['b'], 'b', ['abcd', 'xy', '']],
])('%s', (_, moved, over, expected) => {
  const after = sortGroups(groups, moved, over).map(({ items }) => items.map(({ id }) => id).join(''));
  expect(after).toEqual(expected);
});
