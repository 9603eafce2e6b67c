import type { BackendSource } from '..';
import { BackendCatalog } from './catalog';
import { createPermissions } from './permissions';

const emptyTable = { get: () => undefined, all: () => [], put: <T>(row: T) => row, delete: () => undefined };

const readers = (subject: string, role: 'author' | 'editor'): BackendSource => ({
  prefixes: [`/apps/${subject}`],
  subjects: [subject],
  grants: [{ role, action: 'read', subject }],
  load: () => Promise.reject(new Error('Nobody calls it.')),
});

test('what an app grants holds from its registration until it is taken off or registered again', () => {
  const catalog = new BackendCatalog({ notes: readers('Note', 'author') });
  const permissions = createPermissions(catalog, () => ({ changes: emptyTable, named: emptyTable }));
  const mayRead = (subject: string) => permissions.rulesOf('author').some((rule) => rule.subject === subject);
  expect([mayRead('Note'), mayRead('Song')]).toEqual([true, false]);

  catalog.register('songs', readers('Song', 'author'));
  expect([mayRead('Note'), mayRead('Song')]).toEqual([true, true]);

  catalog.register('songs', readers('Song', 'editor'));
  expect([mayRead('Note'), mayRead('Song')]).toEqual([true, false]);

  catalog.unregister('notes');
  expect([mayRead('Note'), mayRead('Song')]).toEqual([false, false]);
});
