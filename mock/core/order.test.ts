/** @jest-environment node */
import fc from 'fast-check';
import { byId, createOrder, selectRange } from './order';

interface Item {
  id: number;
  name: string | null;
}

const items = fc
  .array(fc.option(fc.constantFrom('a', 'B', 'b', 'ä', 'z', ''), { nil: null }), { maxLength: 60 })
  .map((names) => names.map((name, id): Item => ({ id, name })));

test('a page is what stands there when all is sorted', () => {
  fc.assert(
    fc.property(
      items,
      fc.nat(70),
      fc.nat(70),
      fc.constantFrom('asc' as const, 'desc' as const),
      (rows, start, end, direction) => {
        const order = createOrder<Item>(({ name }) => name, direction, byId('asc'));
        expect(selectRange([...rows], start, end, order)).toEqual([...rows].sort(order).slice(start, end));
      },
    ),
    { numRuns: 500 },
  );
});

test.each([
  ['asc' as const, ['Émile', 'emma', 'Zoë', null, '']],
  ['desc' as const, ['Zoë', 'emma', 'Émile', null, '']],
])('%s: accents and case do not part names, what is missing stands last', (direction, names) => {
  const rows = ['Zoë', null, 'emma', '', 'Émile'].map((name, id): Item => ({ id, name }));
  const order = createOrder<Item>(({ name }) => name, direction, byId('asc'));
  expect(rows.sort(order).map(({ name }) => name)).toEqual(names);
});
