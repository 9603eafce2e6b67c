import { createItem } from '../testing/createItem';
import { conflictingFields, emptyDraft, isDraft, rebase, settle, without, write } from './draft';

const item = createItem({ title: 'Fog', summary: '', tags: [] });

test('holds what differs from the item, and forgets what was put back', () => {
  const draft = write(write(emptyDraft, item, { title: 'Fog over' }), item, { tags: ['city'] });
  expect(draft).toEqual({ fields: { title: 'Fog over', tags: ['city'] }, base: { title: 'Fog', tags: [] } });
  expect(write(draft, item, { title: 'Fog' }).fields).toEqual({ tags: ['city'] });
});

test('what is written while a change is on its way is left to save', () => {
  const sent = { title: 'Fog over', tags: ['city'] };
  const draft = write(emptyDraft, item, { ...sent, title: 'Fog over the bridge' });
  const saved = { ...item, ...sent };
  expect(settle(draft, sent, saved)).toEqual({ fields: { title: 'Fog over the bridge' }, base: { title: 'Fog over' } });
});

test.each([
  ['the same field, otherwise', { title: 'Rain' }, ['title']],
  ['the same field, in the same way', { title: 'Fog over' }, []],
  ['another field', { summary: 'Rain' }, []],
])('a conflict where somebody else has changed %s', (_name, change, fields) => {
  const draft = write(emptyDraft, item, { title: 'Fog over' });
  expect(conflictingFields(draft, { ...item, ...change })).toEqual(fields);
});

test('what was written stays over a newer item', () => {
  const draft = write(emptyDraft, item, { title: 'Fog over' });
  const newer = { ...item, title: 'Rain' };
  expect(rebase(draft, newer)).toEqual({ fields: { title: 'Fog over' }, base: { title: 'Rain' } });
  expect(conflictingFields(rebase(draft, newer), newer)).toEqual([]);
});

test.each([null, '', [], { fields: 1, base: {} }])('%j is no draft', (value) => expect(isDraft(value)).toBe(false));

test('a draft that was kept goes on, without fields that are no longer known', () => {
  const draft = write(emptyDraft, item, { title: 'Fog over' });
  const storedDraft = { fields: { ...draft.fields, former: 1 }, base: { ...draft.base, former: 0 } };
  expect(isDraft(storedDraft) && without(storedDraft, [])).toEqual(draft);
});
