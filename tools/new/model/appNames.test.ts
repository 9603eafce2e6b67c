import { fakeManifest } from '../../release/testing/fakeRelease';
import { addressIssue, named, nameIssue, namesOf } from './appNames';

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
  ['Notes', /is not in kebab case/],
  ['9notes', /is not in kebab case/],
  ['field_notes', /is not in kebab case/],
  ['field--notes', /is not in kebab case/],
  ['../notes', /is not in kebab case/],
  ['a'.repeat(41), /longer than 40/],
  ['email', /There is an app "email" already/],
  ['shell', /a part of the product/],
])('%j is rejected', (id, sentence) => {
  expect(nameIssue(id, new Set(['email']))).toMatch(sentence);
});

test('an id that fits is not refused', () => {
  expect(nameIssue('field-notes', new Set(['email']))).toBeUndefined();
});

test.each([
  ['person', 'The address /apps/person is owned by users: choose another id.'],
  ['people', 'The address /apps/people is owned by users: choose another id.'],
  ['peoples', undefined],
])('an app may not begin with the pages or calls of another: %s', (id, sentence) => {
  const users = fakeManifest('users', {
    paths: [{ path: '/apps/person/list', label: 'title' }],
    backend: { prefixes: ['/apps/people'], module: './backend' },
  });
  expect(addressIssue(id, [users])).toBe(sentence);
});

test('every name of the template becomes the one of the app', () => {
  const text = "id: 'new-app', subject: 'NewApp', title: 'New app', newAppApi";
  expect(named(text, namesOf('field-notes'))).toBe(
    "id: 'field-notes', subject: 'FieldNotes', title: 'Field notes', fieldNotesApi",
  );
});
