import { createBareManifest } from '@atrium/contract/host';
import type { Hit } from './hits';
import { commandHits, type LocalHits, localGroups, recentHits, typedHits } from './localHits';

const hit = (title: string, words = ''): Hit => ({
  key: title,
  title,
  words,
  meta: '',
  mark: { kind: 'icon', nodes: [] },
  target: { kind: 'page', path: `/${title}` },
});
const known: LocalHits = {
  recent: ['Inbox'].map((title) => hit(title)),
  commands: [hit('New mail'), hit('Invite a user'), hit('Language: Deutsch', 'German'), hit('Sign out')],
  page: [hit('Archive')],
  pages: ['Invoices', 'Inbox', 'Users', 'Shop', 'Chat', 'Calendar'].map((title) => hit(title)),
};
const titles = { recent: 'Recent', commands: 'Commands', page: 'On this page', pages: 'Pages' };
const shown = (query: string, isWhole: ReadonlySet<string> = new Set()) =>
  localGroups(known, titles, query, isWhole).map(({ id, hits, total }) => [id, hits.map(({ title }) => title), total]);

test('without a query: what is recent, then commands and pages', () => {
  expect(shown('')).toEqual([
    ['recent', ['Inbox'], 1],
    ['commands', ['New mail', 'Invite a user', 'Language: Deutsch', 'Sign out'], 4],
    ['page', ['Archive'], 1],
    ['pages', ['Invoices', 'Inbox', 'Users', 'Shop'], 6],
  ]);
});

test('a group without a hit is left out; abbreviations, slips and other words are understood', () => {
  expect(shown('nm')).toEqual([['commands', ['New mail'], 1]]);
  expect(shown('invoces')).toEqual([['pages', ['Invoices'], 1]]);
  expect(shown('german')).toEqual([['commands', ['Language: Deutsch'], 1]]);
  expect(shown('nothing like it')).toEqual([]);
});

test('a group can be shown whole, and says how to', () => {
  expect(localGroups(known, titles, '', new Set())[3]?.rest?.target).toEqual({ kind: 'rest', group: 'pages' });
  expect(shown('', new Set(['pages']))[3]?.[1]).toHaveLength(6);
});

test('commands that begin something new by keys come first, whichever app was released first', () => {
  const manifest = createBareManifest({
    id: 'mixed',
    commands: [
      { id: 'mixed.again', label: 'again', module: './commands' },
      { id: 'mixed.task', label: 'task', newKey: 'T', module: './commands' },
      { id: 'mixed.event', label: 'event', newKey: 'E', module: './commands' },
    ],
  });
  const en = { ...manifest.labels.en, again: 'Buy again', task: 'New task', event: 'New event' };
  const hits = commandHits([{ ...manifest, labels: { ...manifest.labels, en } }], 'en', () => true);
  expect(hits.map(({ title }) => title)).toEqual(['New event', 'New task', 'Buy again']);
});

describe('what was on screen last', () => {
  const mail = createBareManifest({
    id: 'mail',
    paths: [
      { path: '/mail', label: 'title' },
      { path: '/mail/secret', label: 'title', requires: { action: 'read', subject: 'Secret' } },
    ],
  });
  const pages = [{ id: 'mail.home', title: 'Posteingang', path: '/mail', icon: [] }];
  const at = (path: string, title: string, language: 'en' | 'de' = 'de') => ({ path, title, language });
  const recent = [
    at('/mail/7', 'Launch post'),
    at('/mail', 'Inbox', 'en'),
    at('/mail/8', 'Old subject', 'en'),
    at('/mail/secret', 'Secret'),
    at('/gone', 'Gone'),
    at('/mail/9', 'On screen'),
  ];
  const can = (permission: unknown) => !permission;

  test('is without the page on screen and what may not be opened, in the language of today', () => {
    const hits = recentHits({ recent, pages, apps: [mail], can, language: 'de', current: '/mail/9' });
    expect(hits.map(({ title, meta }) => `${meta} ${title}`)).toEqual([
      '/mail/7 Launch post',
      '/mail Posteingang',
      '/mail/8 Posteingang',
    ]);
  });
});

describe('commands that take what was typed', () => {
  const command = { id: 'tasks.write', label: 'add', typed: 'line', module: './commands' } as const;
  const tasks = createBareManifest({
    id: 'tasks',
    commands: [command, { ...command, id: 'tasks.new', typed: undefined }],
  });
  const manifest = { ...tasks, labels: { ...tasks.labels, en: { ...tasks.labels.en, add: 'Add task' } } };
  const rows = (query: string) =>
    typedHits(
      [manifest],
      'en',
      () => true,
      query,
      (name, words) => `${name}: ${words}`,
    ).map(({ title, target }) => [title, target]);
  const run = (line: string) => ({ kind: 'command', id: 'tasks.write', argument: { line } });

  test.each([
    ['Call Ann fri', [['Add task: Call Ann fri', run('Call Ann fri')]]],
    ['add task Call Ann', [['Add task: Call Ann', run('Call Ann')]]],
    ['ADD TA', []],
    ['  ', []],
  ])('“%s”', (query, expected) => expect(rows(query)).toEqual(expected));

  test('in the order of their names, whichever app was released first', () => {
    const shop = createBareManifest({ id: 'shop', commands: [{ ...command, id: 'shop.find', label: 'find' }] });
    const labels = { ...shop.labels, en: { ...shop.labels.en, find: 'Search the shop' } };
    const titles = typedHits(
      [{ ...shop, labels }, manifest],
      'en',
      () => true,
      'zz',
      (name) => name,
    );
    expect(titles.map(({ title }) => title)).toEqual(['Add task', 'Search the shop']);
  });

  test('none for those who may not', () =>
    expect(
      typedHits(
        [manifest],
        'en',
        () => false,
        'Call Ann',
        (name) => name,
      ),
    ).toEqual([]));
});
