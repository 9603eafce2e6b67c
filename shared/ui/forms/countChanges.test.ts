import fc from 'fast-check';
import { countChanges } from './countChanges';

test.each<[number, unknown, unknown]>([
  [0, { name: 'Ann' }, { name: 'Ann' }],
  [1, { name: 'Ann' }, { name: 'Bea' }],
  [0, { note: '' }, {}],
  [0, { note: null }, { note: undefined }],
  [1, { note: undefined }, { note: 'x' }],
  [1, { qty: 0 }, { qty: null }],
  [0, { qty: 0 }, { qty: -0 }],
  [2, { name: 'Ann', address: { city: 'Rome', street: 'A' } }, { name: 'Bea', address: { city: 'Bern', street: 'A' } }],
  [0, { address: undefined }, { address: { city: '', street: undefined } }],
  [1, { address: undefined }, { address: { city: 'Rome', street: '' } }],
  [1, { tags: ['a', 'b'] }, { tags: ['c', 'd', 'e'] }],
  [1, { tags: [] }, { tags: ['c'] }],
  [1, { items: [{ cost: 1 }] }, { items: [{ cost: 1 }, { cost: 2 }] }],
  [2, { items: [{ cost: 1 }, { cost: 2 }] }, { items: [{ cost: 3 }] }],
  [3, { items: [{ cost: 1, qty: 1 }], note: 'a' }, { items: [{ cost: 2, qty: 2 }], note: 'b' }],
])('%d changes from %j to %j', (count, before, after) => {
  expect(countChanges(before, after)).toBe(count);
});

test('what is left alone has no change, and there are as many changes there as back', () => {
  fc.assert(
    fc.property(fc.jsonValue(), fc.jsonValue(), (one, other) => {
      expect(countChanges(one, structuredClone(one))).toBe(0);
      expect(countChanges(one, other)).toBe(countChanges(other, one));
    }),
  );
});
