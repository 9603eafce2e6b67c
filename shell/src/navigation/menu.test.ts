import type { MenuEntry } from '@atrium/contract';
import { createBareManifest } from '@atrium/contract/host';
import { activeLink, firstGroups, type MenuGroup, type MenuLink, matchingGroups, menuGroups } from './menu';

const entry = (id: string, order: number, more: Partial<MenuEntry> = {}): MenuEntry => ({
  id,
  label: id,
  icon: 'mail',
  path: `/${id}`,
  section: 'apps',
  order,
  ...more,
});

const manifests = [
  createBareManifest({ id: 'chat', menu: [entry('chat', 2)] }),
  createBareManifest({ id: 'email', menu: [entry('email', 1, { requires: { action: 'read', subject: 'Email' } })] }),
  createBareManifest({
    id: 'shop',
    menu: [
      entry('shop', 3, {
        path: undefined,
        children: [
          { id: 'list', label: 'list', icon: 'mail', order: 2, path: '/shop/list' },
          {
            id: 'cart',
            label: 'cart',
            icon: 'mail',
            order: 1,
            path: '/shop/cart',
            requires: { action: 'read', subject: 'Cart' },
          },
        ],
      }),
    ],
  }),
  createBareManifest({ id: 'overview', menu: [entry('overview', 1, { section: 'workspace', path: '/' })] }),
];
const textOf = ({ id }: { id: string }) => id.toUpperCase();
const outline = (can: Parameters<typeof menuGroups>[2]) =>
  menuGroups(manifests, 'en', can, textOf).map(({ id, links }) => [
    id,
    links.map((link) => [link.id, ...link.children.map((child) => child.id)]),
  ]);

test('sections and entries are in the order of the manifests', () => {
  expect(outline(() => true)).toEqual([
    ['workspace', [['overview']]],
    ['apps', [['email'], ['chat'], ['shop', 'cart', 'list']]],
  ]);
});

test('a section of the shell has its label and place, and any other those that an app declares', () => {
  const labels = { en: { lab: 'Lab', later: 'Later', apps: 'My apps' }, de: {}, fr: {}, pt: {} };
  const section = (id: string, label: string, order: number) => ({ id, label, order });
  const lab = createBareManifest({
    id: 'lab',
    labels,
    menu: [entry('lab', 1, { section: 'lab' }), entry('bench', 1)],
    sections: [section('lab', 'lab', 15), section('apps', 'apps', 1)],
  });
  const other = createBareManifest({ id: 'other', labels, sections: [section('lab', 'later', 99)] });
  const shown = menuGroups([other, lab, ...manifests], 'en', () => true, textOf);
  expect(shown.map(({ label }) => label)).toEqual(['WORKSPACE', 'Lab', 'APPS']);
});

test('what one may not open is not there', () => {
  expect(outline((permission) => permission === undefined)).toEqual([
    ['workspace', [['overview']]],
    ['apps', [['chat'], ['shop', 'list']]],
  ]);
});

test('an entry without a page and without children left is not there', () => {
  const only = [createBareManifest({ id: 'x', menu: [entry('x', 1, { path: undefined, children: [] })] })];
  expect(menuGroups(only, 'en', () => true, textOf)).toEqual([]);
});

test.each([
  ['/', 'overview'],
  ['/email/sent', 'email'],
  ['/shop/cart', 'cart'],
  ['/emails', undefined],
])('on %s the active entry is %s', (path, id) => {
  expect(
    activeLink(
      menuGroups(manifests, 'en', () => true, textOf),
      path,
    )?.id,
  ).toBe(id);
});

test('a page beside the menu’s own is stood for by the only entry of its app', () => {
  const manifests = [createBareManifest({ id: 'users', menu: [entry('users', 1, { path: '/apps/user/list' })] })];
  const many = createBareManifest({ id: 'pages', menu: [entry('faq', 1), entry('help', 2)] });
  const groups = menuGroups(manifests, 'en', () => true, textOf);
  expect(activeLink(groups, '/apps/user/view/3', 'users')?.id).toBe('users');
  expect(activeLink(groups, '/apps/user/view/3', 'email')).toBeUndefined();
  expect(
    activeLink(
      menuGroups([many], 'en', () => true, textOf),
      '/pages/about',
      'pages',
    ),
  ).toBeUndefined();
});

const labelled = (label: string, children: MenuLink[] = []): MenuLink => ({
  id: label,
  app: 'a',
  label,
  icon: [],
  children,
});
const inbox = labelled('Posteingang');
const user = labelled('Ansicht');
const people = labelled('Personen', [labelled('Liste'), user]);
const filterGroups: MenuGroup[] = [
  { id: 'mail', label: 'Mail', links: [inbox, labelled('Entwürfe')] },
  { id: 'team', label: 'Team', links: [people] },
];
const labelOutline = (found: readonly MenuGroup[]) =>
  found.map(({ id, links }) => [
    id,
    ...links.map(({ label, children }) => [label, ...children.map((one) => one.label)]),
  ]);

test.each([
  [
    '',
    [
      ['mail', ['Posteingang'], ['Entwürfe']],
      ['team', ['Personen', 'Liste', 'Ansicht']],
    ],
  ],
  [
    '  ',
    [
      ['mail', ['Posteingang'], ['Entwürfe']],
      ['team', ['Personen', 'Liste', 'Ansicht']],
    ],
  ],
  ['entwurf', [['mail', ['Entwürfe']]]],
  ['PERS', [['team', ['Personen', 'Liste', 'Ansicht']]]],
  ['list', [['team', ['Personen', 'Liste']]]],
  ['nothing', []],
])('a menu is searched for "%s"', (query, expected) => {
  expect(labelOutline(matchingGroups(filterGroups, query))).toEqual(expected);
});

test.each([
  [10, undefined, ['workspace overview', 'apps email chat shop']],
  [4, undefined, ['workspace overview', 'apps email chat shop']],
  [2, undefined, ['workspace overview', 'apps email']],
  [1, undefined, ['workspace overview']],
  [1, 'shop', ['workspace overview', 'apps shop']],
])('the first %p links, with %p kept', (count, kept, shown) => {
  const groups = menuGroups(manifests, 'en', () => true, textOf);
  expect(
    firstGroups(groups, count, kept).map(({ id, links }) => [id, ...links.map((link) => link.id)].join(' ')),
  ).toEqual(shown);
});
