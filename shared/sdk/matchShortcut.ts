import type { Shortcut } from '@atrium/contract';

/** Properties of a `KeyboardEvent` that say which keys are down. */
export type PressedKey = Pick<KeyboardEvent, 'key' | 'code' | 'ctrlKey' | 'metaKey' | 'altKey' | 'shiftKey'>;

const namedKeys: Readonly<Record<string, string>> = {
  Esc: 'Escape',
  Space: ' ',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** Signs whose key gives another sign together with Shift. */
const signCodes: Readonly<Record<string, string>> = { '.': 'Period', ',': 'Comma', '/': 'Slash' };

const isLetter = (key: string) => /^[A-Z]$/.test(key);

export const isMacKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** The letter from A to Z of a key: the one printed on it, or, where the alphabet is another one, the one at its place. */
export function letterOf({ key, code, altKey }: PressedKey): string | undefined {
  // On a Mac the Option key turns B into ∫.
  const isPrinted = !altKey && /^[a-z]$/i.test(key);
  const letter = isPrinted ? key.toUpperCase() : /^Key([A-Z])$/.exec(code)?.[1];
  // A Latin letter that is no A to Z has a key of its own in that alphabet, as ö has.
  return !isPrinted && !altKey && /\p{Script=Latin}/u.test(key) && key.length === 1 ? undefined : letter;
}

/** Are these the keys of the shortcut? `Mod` is ⌘ on a Mac and Ctrl elsewhere. */
export function matchesShortcut(event: PressedKey, shortcut: Shortcut, isMac: boolean): boolean {
  const parts = shortcut.split(' ');
  const key = parts.pop() ?? '';
  const wants = (modifier: string) => parts.includes(modifier);
  const isMod = isMac ? event.metaKey && !event.ctrlKey : event.ctrlKey && !event.metaKey;
  const isBare = !event.metaKey && !event.ctrlKey;

  const isSign = key.length === 1 && !isLetter(key);
  // A sign is reached by Shift or AltGr, which is Ctrl and Alt at once, on one keyboard and without on another.
  if (isSign && parts.length === 0) return event.key === key && (isBare || (event.ctrlKey && event.altKey));

  if (wants('Mod') ? !isMod : !isBare) return false;
  if (event.shiftKey !== wants('Shift') || event.altKey !== wants('Alt')) return false;
  if (isLetter(key)) return letterOf(event) === key;
  if (isSign && signCodes[key]) return event.code === signCodes[key];
  // On a Mac, the key that deletes backwards has that name.
  if (key === 'Delete') return event.key === 'Delete' || event.key === 'Backspace';
  return event.key === (namedKeys[key] ?? key);
}
