import fc from 'fast-check';
import { findRows, selectPage, sortFound } from './list';
import { byText, byValue, type Order } from './order';

interface Item {
  id: number;
  name: string | null;
}

const items = fc
  .array(fc.option(fc.constantFrom('a', 'B', 'b', 'ä', 'z', ''), { nil: null }), { maxLength: 60 })
  .map((names) => names.map((name, id): Item => ({ id, name })));

const directions = fc.constantFrom('asc' as const, 'desc' as const);
const everything = (rows: readonly Item[]) => findRows(rows, () => true);
const read = ({ name }: Item) => name;

test.each([
  byValue<Item>,
  (_read: typeof read, ...rest: ['asc', 'asc']) => byText<Item>(({ name }) => name ?? '', ...rest),
])('a page is that part of the whole sorted list', (by) => {
  fc.assert(
    fc.property(
      items,
      fc.nat(12),
      fc.integer({ min: 1, max: 12 }),
      directions,
      directions,
      (rows, page, perPage, direction, ids) => {
        const order: Order<Item> = { ...by(read, 'asc', 'asc'), direction, ids };
        const sorted = sortFound(everything(rows), order);
        const first = Math.max(0, page - 1) * perPage;
        expect(selectPage(everything(rows), order, { page, perPage }, 10)).toEqual(
          sorted.slice(first, first + perPage),
        );
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['asc' as const, ['Émile', 'emma', 'Zoë', null, '']],
  ['desc' as const, ['Zoë', 'emma', 'Émile', null, '']],
])('%s: accents and case do not part names, what is missing comes last', (direction, names) => {
  const rows = ['Zoë', null, 'emma', '', 'Émile'].map((name, id): Item => ({ id, name }));
  expect(sortFound(everything(rows), byValue(read, direction, 'asc')).map(read)).toEqual(names);
});

test('the ids of rows with the same value go their own way', () => {
  const rows = ['b', 'a', 'b', 'a'].map((name, id): Item => ({ id, name }));
  expect(sortFound(everything(rows), byValue(read, 'asc', 'desc')).map(({ id }) => id)).toEqual([3, 1, 2, 0]);
});

test('groups follow one another whichever the direction, each in order by itself', () => {
  const rows = [3, 1, 2, 5, 4].map((amount, id) => ({ id, amount, group: id % 2 }));
  const amounts = (direction: 'asc' | 'desc') =>
    sortFound(
      findRows(rows, () => true),
      {
        ...byValue<(typeof rows)[number]>((row) => row.amount, direction, 'asc'),
        getGroups: (all) => all.map(({ group }) => group),
      },
    ).map(({ amount }) => amount);
  expect(amounts('asc')).toEqual([2, 3, 4, 1, 5]);
  expect(amounts('desc')).toEqual([4, 3, 2, 5, 1]);
});
