import { keyNames } from './keyNames';

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
