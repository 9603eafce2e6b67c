import { ariaKeys, keyNames } from './keyNames';

const german = (text: string) =>
  ({ 'keys.ctrl': 'Strg', 'keys.shift': 'Umschalt', 'keys.delete': 'Entf' })[text] ?? text;

test.each([
  ['Mod S', false, 'Strg S'],
  ['Ctrl Shift .', false, 'Strg Umschalt .'],
  ['Delete', false, 'Entf'],
  ['Alt ↑', false, 'Alt ↑'],
  ['G', false, 'G'],
  ['Mod S', true, '⌘ S'],
  ['Mod Shift 8', true, '⌘ ⇧ 8'],
  ['?', true, '?'],
])('%s on the keyboard of a Mac: %s – is %s', (shortcut, isMac, printed) => {
  expect(keyNames(shortcut, isMac, german)).toBe(printed);
});

test.each([
  ['Mod S', false, 'Control+S'],
  ['Mod S', true, 'Meta+S'],
  ['Alt ↑', false, 'Alt+ArrowUp'],
  ['Ctrl Shift .', false, 'Control+Shift+.'],
  ['Esc', true, 'Escape'],
])('a screen reader is told %s (on a Mac: %s) as %s', (shortcut, isMac, keys) => {
  expect(ariaKeys(shortcut, isMac)).toBe(keys);
});
