import { idProblem, named, namesOf } from './appNames';

test.each([
  ['notes', 'Notes', 'notes', 'Notes'],
  ['field-notes', 'FieldNotes', 'fieldNotes', 'Field notes'],
  ['b2b-orders', 'B2bOrders', 'b2bOrders', 'B2b orders'],
])('%s is %s and %s to the code and %s to people', (id, pascal, camel, title) => {
  expect(namesOf(id)).toEqual({ id, pascal, camel, title });
});

test.each([
  [undefined, /Give the new app an id/],
  ['', /Give the new app an id/],
  ['Notes', /is no id/],
  ['9notes', /is no id/],
  ['field_notes', /is no id/],
  ['field--notes', /is no id/],
  ['../notes', /is no id/],
  ['a'.repeat(41), /longer than 40/],
  ['email', /There is an app "email" already/],
  ['shell', /taken by a part of the product/],
])('%j is refused', (id, sentence) => {
  expect(idProblem(id, new Set(['email']))).toMatch(sentence);
});

test('an id that fits is not refused', () => {
  expect(idProblem('field-notes', new Set(['email']))).toBeUndefined();
});

test('every name of the template becomes the one of the app', () => {
  const text = "id: 'new-app', subject: 'NewApp', title: 'New app', newAppApi";
  expect(named(text, namesOf('field-notes'))).toBe(
    "id: 'field-notes', subject: 'FieldNotes', title: 'Field notes', fieldNotesApi",
  );
});
