/** @jest-environment node */
import { createBareManifest } from '@atrium/contract/host';
import { type PageHit, pageHits, personPages, settingsPath } from './searchEntries';

const page = (id: string, personMenu?: PageHit['personMenu']): PageHit => ({
  id,
  title: `Page ${id}`,
  path: `/page-${id}`,
  icon: [],
  personMenu,
});

test('the menu of the person has the pages that ask for it, in their order and by their name there', () => {
  const pages = [
    page('a.1', { group: 'own', order: 20, title: 'Second' }),
    page('a.2'),
    page('a.3', { group: 'other', order: 1, title: 'Other' }),
    page('a.4', { group: 'own', order: 10, title: 'First' }),
  ];
  expect(personPages(pages, 'own').map(({ id, title }) => [id, title])).toEqual([
    ['a.4', 'First'],
    ['a.1', 'Second'],
  ]);
});

test('entries of two apps with the same local id have ids of their own', () => {
  const search = [{ id: 'home', label: 'title', path: '/', icon: 'box' }];
  const manifests = ['notes', 'chat'].map((id) => createBareManifest({ id, search }));
  expect(pageHits(manifests, 'en', () => true).map(({ id }) => id)).toEqual(['notes.home', 'chat.home']);
});

const isSettings = { group: 'other', order: 1, isSettings: true } as const;
const entry = { id: 'page', label: 'page', icon: 'settings' };
const requires = { action: 'read', subject: 'Account' };

test.each([
  ['no app has them', [{}, { search: [{ ...entry, path: '/notes' }] }], undefined],
  ['an app says so', [{ search: [{ ...entry, path: '/me', personMenu: isSettings }] }], '/me'],
  [
    'the person may not open them',
    [{ search: [{ ...entry, path: '/me', personMenu: isSettings, requires }] }],
    undefined,
  ],
])('where the settings of the person are when %s', (_, manifests, path) => {
  expect(settingsPath(manifests, (permission) => permission === undefined)).toBe(path);
});
