import { createBareManifest } from '@atrium/contract/host';
import type { MenuGroup } from './menu';
import { type KnownKeys, sheetGroups } from './sheetGroups';

const labels = { compose: 'Schreiben', reply: 'Antworten', add: 'Neue Mail' };
const mail = createBareManifest({
  id: 'mail',
  labels: { en: {}, de: labels, fr: {}, pt: {} },
  actions: {
    reply: { shortcut: 'R', label: 'reply' },
    compose: { shortcut: 'C', label: 'compose', requires: { action: 'create', subject: 'Mail' } },
    print: { label: 'print' },
  },
  commands: [
    { id: 'mail.add', label: 'add', newKey: 'M', module: './commands' },
    { id: 'mail.open', module: './commands' },
  ],
});
const link = (label: string, goKey?: string) => ({
  id: label,
  app: 'mail',
  label,
  icon: [],
  path: `/${label}`,
  goKey,
  children: [],
});
const menu: MenuGroup[] = [
  { id: 'a', label: 'A', links: [{ ...link('Mail', 'E'), children: [link('Drafts', 'D')] }, link('Samples')] },
];
const known: KnownKeys = {
  app: mail,
  apps: [mail],
  shell: [
    { id: 'sheet', shortcut: '?', label: 'title' },
    { id: 'inspector', shortcut: 'Mod Shift .', label: 'inspector', requires: { action: 'manage', subject: 'all' } },
  ],
  menu,
  language: 'de',
  can: (permission) => !permission,
};
const shown = (given: Partial<KnownKeys> = {}) =>
  sheetGroups({ ...known, ...given }).map(({ id, rows }) => [
    id,
    ...rows.map(({ label, keys }) => `${keys.join(' ')}: ${label}`),
  ]);

test('those of the app on screen come first, and only what the person may do', () => {
  expect(shown()).toEqual([
    ['app', 'R: Antworten'],
    ['shell', '?: title'],
    ['new', 'N M: Neue Mail'],
    ['go', 'G E: Mail', 'G D: Drafts'],
  ]);
  expect(shown({ can: () => true })).toContainEqual(['app', 'R: Antworten', 'C: Schreiben']);
});

test('a page of the shell has none of its own', () => {
  expect(shown({ app: undefined }).map(([id]) => id)).toEqual(['shell', 'new', 'go']);
});
