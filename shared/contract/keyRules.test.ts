import { isShortcut, keyIssues } from './keyRules';
import type { AppManifest } from './manifest';

const action = (shortcut: string) => ({ label: 'a', shortcut });
const manifest = (given: Partial<AppManifest>): AppManifest => ({
  id: 'notes',
  title: 'title',
  icon: 'notebook',
  owner: { team: 'Team Notes', contact: 'notes@example.com' },
  paths: [],
  ...given,
});
const section = 'apps';
const entry = (id: string, goKey: string) => ({ id, label: id, icon: 'x', order: 1, section, goKey });

test.each([
  ['R', true],
  ['Shift U', true],
  ['Mod Shift .', true],
  ['Alt ↑', true],
  ['#', true],
  ['Delete', true],
  ['Shift Mod U', false],
  ['r', false],
  ['Ctrl R', false],
  ['R U', false],
  ['', false],
])('"%s" is written as keys are: %s', (keys, isOne) => {
  expect(isShortcut(keys)).toBe(isOne);
});

test.each<[string, Partial<AppManifest>, string]>([
  ['an id with a hyphen', { actions: { 'a-b': { label: 'a' } } }, 'The action "a-b" is not in camel case.'],
  ['two meanings', { actions: { a: action('A'), b: action('A') } }, 'The keys A have two meanings.'],
  ['keys of the shell', { actions: { a: action('?') } }, 'The keys ? of "a" are the shell\'s own (sheet).'],
  ['a prefix of the shell', { actions: { a: action('G') } }, 'The keys G of "a" are the shell\'s own (prefix).'],
  [
    'a small letter',
    { actions: { a: action('a') } },
    'The keys "a" of "a" are not written like "Shift U", "#" or "Mod Enter".',
  ],
  ['a sign after G', { menu: [entry('a', '#')] }, '"#" after G is no letter from A to Z.'],
  ['a letter twice', { menu: [entry('a', 'A'), entry('b', 'A')] }, 'The keys G A are there twice.'],
  [
    'a command without a name',
    { commands: [{ id: 'notes.add', module: './commands', newKey: 'A' }] },
    'The command "notes.add" has a key and no label.',
  ],
])('%s is refused', (_name, given, problem) => {
  expect(keyIssues(manifest(given))).toEqual([problem]);
});

test('an app may have a letter for a page and the same one for a command', () => {
  const commands = [{ id: 'notes.add', label: 'add', module: './commands', newKey: 'A' } as const];
  expect(keyIssues(manifest({ actions: { a: action('A') }, menu: [entry('a', 'A')], commands }))).toEqual([]);
});
