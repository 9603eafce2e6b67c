import { createItem } from '../testing/createItem';
import { conflictingFields, emptyDraft, isDraft, rebase, settle, without, write } from './draft';

const item = createItem({ slug: 'fog', projectId: null, tags: [] });

test('holds what differs from the item, and forgets what was put back', () => {
  const draft = write(write(emptyDraft, item, { slug: 'fog-over' }), item, { tags: ['city'] });
  expect(draft).toEqual({ fields: { slug: 'fog-over', tags: ['city'] }, base: { slug: 'fog', tags: [] } });
  expect(write(draft, item, { slug: 'fog' }).fields).toEqual({ tags: ['city'] });
});

test('what is written while a change is on its way is left to save', () => {
  const sent = { slug: 'fog-over', tags: ['city'] };
  const draft = write(emptyDraft, item, { ...sent, slug: 'fog-over-the-bridge' });
  const saved = { ...item, ...sent };
  expect(settle(draft, sent, saved)).toEqual({ fields: { slug: 'fog-over-the-bridge' }, base: { slug: 'fog-over' } });
});

test.each([
  ['the same field, otherwise', { slug: 'rain' }, ['slug']],
  ['the same field, in the same way', { slug: 'fog-over' }, []],
  ['another field', { projectId: 1 }, []],
])('a conflict where somebody else has changed %s', (_name, change, fields) => {
  const draft = write(emptyDraft, item, { slug: 'fog-over' });
  expect(conflictingFields(draft, { ...item, ...change })).toEqual(fields);
});

test('what was written stays over a newer item', () => {
  const draft = write(emptyDraft, item, { slug: 'fog-over' });
  const newer = { ...item, slug: 'rain' };
  expect(rebase(draft, newer)).toEqual({ fields: { slug: 'fog-over' }, base: { slug: 'rain' } });
  expect(conflictingFields(rebase(draft, newer), newer)).toEqual([]);
});

test('two people fill in two fields at once; the same field is a conflict', () => {
  const before = { ...item, values: { colour: 'Red', price: 12 } };
  const draft = write(emptyDraft, before, { values: { colour: 'Red', price: 14 } });
  const newer = { ...before, values: { colour: 'Blue', price: 12 } };
  expect(conflictingFields(draft, newer)).toEqual([]);
  expect(rebase(draft, newer).fields.values).toEqual({ colour: 'Blue', price: 14 });
  expect(conflictingFields(draft, { ...before, values: { colour: 'Red', price: 13 } })).toEqual(['values']);
});

test.each([null, '', [], { fields: 1, base: {} }])('%j is no draft', (value) => expect(isDraft(value)).toBe(false));

test('a draft that was kept goes on, without fields that are no longer known', () => {
  const draft = write(emptyDraft, item, { slug: 'fog-over' });
  const storedDraft = { fields: { ...draft.fields, former: 1 }, base: { ...draft.base, former: 0 } };
  expect(isDraft(storedDraft) && without(storedDraft, [])).toEqual(draft);
});
