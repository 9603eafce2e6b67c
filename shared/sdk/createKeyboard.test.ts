import { letterOf, matchesShortcut, type PressedKey } from './createKeyboard';

const bare = { ctrlKey: false, metaKey: false, altKey: false, shiftKey: false };
const press = (key: string, code: string, held: Partial<PressedKey> = {}): PressedKey => ({
  ...bare,
  key,
  code,
  ...held,
});
const ctrl = { ctrlKey: true };
const meta = { metaKey: true };
const alt = { altKey: true };
const shift = { shiftKey: true };

test.each<[string, PressedKey, string, boolean, boolean]>([
  ['a letter', press('r', 'KeyR'), 'R', false, true],
  ['a letter under Caps Lock', press('R', 'KeyR'), 'R', false, true],
  ['a letter with Shift', press('U', 'KeyU', shift), 'U', false, false],
  ['Shift and a letter', press('U', 'KeyU', shift), 'Shift U', false, true],
  ['a letter with Ctrl', press('r', 'KeyR', ctrl), 'R', false, false],
  ['a letter of a Greek keyboard', press('ρ', 'KeyR'), 'R', false, true],
  ['a German umlaut at the place of a sign', press('ö', 'Semicolon'), 'R', false, false],
  ['where a French keyboard has its letter', press('a', 'KeyQ'), 'A', false, true],
  ['where others have that letter', press('q', 'KeyA'), 'A', false, false],
  ['Ctrl on Windows', press('k', 'KeyK', ctrl), 'Mod K', false, true],
  ['the Windows key', press('k', 'KeyK', meta), 'Mod K', false, false],
  ['Ctrl on a Mac', press('k', 'KeyK', ctrl), 'Mod K', true, false],
  ['Command on a Mac', press('k', 'KeyK', meta), 'Mod K', true, true],
  ['Option B on a Mac', press('∫', 'KeyB', alt), 'Alt B', true, true],
  ['Alt B on Windows', press('b', 'KeyB', alt), 'Alt B', false, true],
  ['# with Shift', press('#', 'Digit3', shift), '#', false, true],
  ['# of a German keyboard', press('#', 'Backslash'), '#', false, true],
  ['# by Option', press('#', 'Digit3', alt), '#', true, true],
  ['# by AltGr', press('#', 'Digit3', { ...ctrl, ...alt }), '#', false, true],
  ['Ctrl and a sign', press('/', 'Slash', ctrl), '/', false, false],
  ['a sign that Shift changes', press('>', 'Period', { ...ctrl, ...shift }), 'Mod Shift .', false, true],
  ['an arrow with Alt', press('ArrowUp', 'ArrowUp', alt), 'Alt ↑', false, true],
  ['a key with a name', press('Delete', 'Delete'), 'Delete', false, true],
  ['the delete key of a Mac', press('Backspace', 'Backspace'), 'Delete', true, true],
  ['Escape', press('Escape', 'Escape'), 'Esc', false, true],
])('%s', (_name, event, shortcut, isMac, isMatch) => {
  expect(matchesShortcut(event, shortcut, isMac)).toBe(isMatch);
});

test.each<[PressedKey, string | undefined]>([
  [press('c', 'KeyC'), 'C'],
  [press('с', 'KeyC'), 'C'],
  [press('ö', 'KeyP'), undefined],
  [press('1', 'Digit1'), undefined],
  [press('Shift', 'ShiftLeft'), undefined],
])('the letter of %o is %s', (event, letter) => {
  expect(letterOf(event)).toBe(letter);
});
