import type { BackendSource } from '..';
import { BackendCatalog, matchPath } from './catalog';
import { createPermissions } from './permissions';

const emptyTable = {
  get: () => undefined,
  all: () => [],
  put: <T>(row: T) => row,
  delete: () => undefined,
  nextId: () => 1,
};

const readers = (subject: string, role: 'author' | 'editor'): BackendSource => ({
  prefixes: [`/apps/${subject}`],
  subjects: [subject],
  grants: [{ role, action: 'read', subject }],
  load: () => Promise.reject(new Error('Nobody calls it.')),
});

test('what an app grants holds from its registration until it is taken off or registered again', () => {
  const catalog = new BackendCatalog({ notes: readers('Note', 'author') });
  const permissions = createPermissions(catalog, { rows: () => emptyTable });
  const mayRead = (subject: string) => permissions.rulesOf('author').some((rule) => rule.subject === subject);
  expect([mayRead('Note'), mayRead('Song')]).toEqual([true, false]);

  catalog.register('songs', readers('Song', 'author'));
  expect([mayRead('Note'), mayRead('Song')]).toEqual([true, true]);

  catalog.register('songs', readers('Song', 'editor'));
  expect([mayRead('Note'), mayRead('Song')]).toEqual([true, false]);

  catalog.unregister('notes');
  expect([mayRead('Note'), mayRead('Song')]).toEqual([false, false]);
});

test.each([
  ['/a/{id}', '/a/5', { id: '5' }],
  ['/a/{id}/b', '/a/x%20y/b', { id: 'x y' }],
  ['/a/{id}', '/a/%E0%A4%A', { id: '%E0%A4%A' }],
  ['/a/b', '/a/b', {}],
  ['/a/{id}', '/a/', null],
  ['/a/{id}', '/a/5/', null],
  ['/a/{id}', '/a/5/6', null],
  ['/a/b', '/a/c', null],
])('%s in %s', (pattern, path, params) => {
  expect(matchPath(pattern, path)).toEqual(params);
});
