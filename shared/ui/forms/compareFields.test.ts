import fc from 'fast-check';
import { changedFields, compareFields, isSame, keyOf, withField } from './compareFields';

const names = (fields: readonly { path: readonly string[] }[]) => fields.map(({ path }) => keyOf(path));

test.each<[string, object, object, object, { merged?: string[]; conflicts?: string[]; same: number }]>([
  ['nothing changed', { a: 1 }, { a: 1 }, { a: 1 }, { same: 1 }],
  ['they changed a field', { a: 1, b: 1 }, { a: 1, b: 2 }, { a: 2, b: 1 }, { merged: ['a'], same: 0 }],
  ['both changed it', { a: 1 }, { a: 2 }, { a: 3 }, { conflicts: ['a'], same: 0 }],
  ['both changed it to the same', { a: 1 }, { a: 2 }, { a: 2 }, { same: 1 }],
  ['they emptied what I changed', { a: 'x' }, { a: 'y' }, { a: '' }, { conflicts: ['a'], same: 0 }],
  [
    'parts of an address are fields of their own',
    { address: { city: 'Rome', street: 'A' } },
    { address: { city: 'Bern', street: 'A' } },
    { address: { city: 'Rome', street: 'B' } },
    { merged: ['address.street'], same: 0 },
  ],
  [
    'an address that was not there before',
    {},
    { address: { city: 'Bern', street: '' } },
    { address: { city: 'Rome' } },
    { conflicts: ['address.city'], same: 1 },
  ],
  ['a list is one field', { tags: ['a'] }, { tags: ['a', 'b'] }, { tags: ['c'] }, { conflicts: ['tags'], same: 0 }],
])('%s', (_, before, mine, theirs, { merged = [], conflicts = [], same }) => {
  const comparison = compareFields(before, mine, theirs);
  expect(names(comparison.merged)).toEqual(merged);
  expect(names(comparison.conflicts)).toEqual(conflicts);
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
      const { merged, conflicts } = compareFields(before, mine, theirs);
      const form = merged.reduce((values, field) => withField(values, field.path, field.theirs), mine);
      const { merged: left, conflicts: asked } = compareFields(before, form, theirs);
      expect(left).toEqual([]);
      expect(names(asked)).toEqual(names(conflicts));
      const decided = conflicts.reduce((values, field) => withField(values, field.path, field.theirs), form);
      expect(compareFields(before, decided, theirs).conflicts).toEqual([]);
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
