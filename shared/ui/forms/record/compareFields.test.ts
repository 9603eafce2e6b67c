import fc from 'fast-check';
import { changedFields, compareFields, isSame, keyOf, withField } from './compareFields';

const names = (fields: readonly { path: readonly string[] }[]) => fields.map(({ path }) => keyOf(path));

test.each<[string, object, object, object, { taken?: string[]; clashes?: string[]; same: number }]>([
  ['nothing changed', { a: 1 }, { a: 1 }, { a: 1 }, { same: 1 }],
  ['they changed a field', { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { taken: ['a'], same: 0 }],
  ['both changed it', { a: 1 }, { a: 2 }, { a: 3 }, { clashes: ['a'], same: 0 }],
  ['both changed it to the same', { a: 1 }, { a: 2 }, { a: 2 }, { same: 1 }],
  ['they emptied what I changed', { a: 'x' }, { a: 'y' }, { a: '' }, { clashes: ['a'], same: 0 }],
  [
    'parts of an address are fields of their own',
    { address: { city: 'Rome', street: 'A' } },
    { address: { city: 'Bern', street: 'A' } },
    { address: { city: 'Rome', street: 'B' } },
    { taken: ['address.street'], same: 0 },
  ],
  [
    'an address that was not there before',
    {},
    { address: { city: 'Bern', street: '' } },
    { address: { city: 'Rome' } },
    { clashes: ['address.city'], same: 1 },
  ],
  ['a list is one field', { tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['c'] }, { clashes: ['tags'], same: 0 }],
])('%s', (_, before, mine, theirs, { taken = [], clashes = [], same }) => {
  const comparison = compareFields(before, mine, theirs);
  expect(names(comparison.taken)).toEqual(taken);
  expect(names(comparison.clashes)).toEqual(clashes);
  expect(comparison.same).toBe(same);
});

const record = fc.record({
  title: fc.string({ maxLength: 2 }),
  cost: fc.option(fc.nat(2)),
  tags: fc.array(fc.constantFrom('a', 'b'), { maxLength: 2 }),
  address: fc.record({ city: fc.constantFrom('', 'Bern', 'Rome'), street: fc.constantFrom('', 'A', 'B') }),
});

test('nothing that one side changed alone is lost, and what both changed is asked for', () => {
  fc.assert(
    fc.property(record, record, record, (before, mine, theirs) => {
      const { taken, clashes } = compareFields(before, mine, theirs);
      const merged = taken.reduce((values, field) => withField(values, field.path, field.theirs), mine);
      const { taken: left, clashes: asked } = compareFields(before, merged, theirs);
      expect(left).toEqual([]);
      expect(names(asked)).toEqual(names(clashes));
      const decided = clashes.reduce((values, field) => withField(values, field.path, field.theirs), merged);
      expect(compareFields(before, decided, theirs).clashes).toEqual([]);
    }),
  );
});

test('the changed fields put over what was there before are what is there now', () => {
  fc.assert(
    fc.property(record, record, (before, after) => {
      expect(isSame({ ...before, ...changedFields(before, after) }, after)).toBe(true);
      expect(changedFields(after, structuredClone(after))).toEqual({});
    }),
  );
});

test('of an address in which one line has changed the whole is sent', () => {
  const before = { name: 'Ann', address: { city: 'Rome', street: 'A' } };
  expect(changedFields(before, { ...before, address: { city: 'Bern', street: 'A' } })).toEqual({
    address: { city: 'Bern', street: 'A' },
  });
});

test('a field is put in place also where nothing was yet', () => {
  expect(withField<object>({ a: 1 }, ['address', 'city'], 'Bern')).toEqual({ a: 1, address: { city: 'Bern' } });
});
