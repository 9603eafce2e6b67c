/** @jest-environment node */
import { type PageHit, personPages, settingsPath } from './searchEntries';

const page = (id: number, personMenu?: PageHit['personMenu']): PageHit => ({
  id,
  title: `Page ${id}`,
  path: `/page-${id}`,
  icon: [],
  personMenu,
});

test('the menu of the person has the pages that ask for it, in their order and by their name there', () => {
  const pages = [
    page(1, { group: 'own', order: 20, title: 'Second' }),
    page(2),
    page(3, { group: 'other', order: 1, title: 'Other' }),
    page(4, { group: 'own', order: 10, title: 'First' }),
  ];
  expect(personPages(pages, 'own').map(({ id, title }) => [id, title])).toEqual([
    [4, 'First'],
    [1, 'Second'],
  ]);
});

const isSettings = { group: 'other', order: 1, isSettings: true } as const;
const entry = { id: 1, label: 'page', icon: 'settings' };
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
