import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';

type Key = ParseKeys<'kit'>;

const macKeys: Readonly<Record<string, string>> = {
  Mod: '⌘',
  Ctrl: '⌃',
  Alt: '⌥',
  Shift: '⇧',
  Enter: '⏎',
  Delete: '⌫',
  Esc: 'esc',
};

/** The texts of the keys whose names are printed in other words elsewhere. */
const texts: Readonly<Record<string, Key>> = {
  Mod: 'keys.ctrl',
  Ctrl: 'keys.ctrl',
  Shift: 'keys.shift',
  Enter: 'keys.enter',
  Delete: 'keys.delete',
  Esc: 'keys.escape',
};

/**
 * A shortcut as it is printed on a keyboard.
 * @param shortcut keys that are pressed together, such as `Mod S`; `Mod` is ⌘ on a Mac and Ctrl elsewhere
 * @param isMac whether it is the keyboard of a Mac
 * @param t gives the text of a key in the person's language
 */
export const keyNames = (shortcut: string, isMac: boolean, t: (text: Key) => string): string =>
  shortcut
    .split(' ')
    .map((key) => (isMac ? macKeys[key] : texts[key] && t(texts[key])) ?? key)
    .join(' ');

/** The keys of `aria-keyshortcuts` that are called otherwise there. */
const ariaNames: Readonly<Record<string, string>> = {
  Ctrl: 'Control',
  Esc: 'Escape',
  '↑': 'ArrowUp',
  '↓': 'ArrowDown',
  '←': 'ArrowLeft',
  '→': 'ArrowRight',
};

/** A shortcut as `aria-keyshortcuts` has it: `Mod S` is `Control+S`, and `Meta+S` on a Mac. */
export const ariaKeys = (shortcut: string, isMac: boolean = isOnMac()): string =>
  shortcut
    .split(' ')
    .map((key) => (key === 'Mod' ? (isMac ? 'Meta' : 'Control') : (ariaNames[key] ?? key)))
    .join('+');

const isOnMac = () => /Mac|iPhone|iPad/.test(navigator.userAgent);

/** Names the keys of a shortcut as this person's keyboard does: "Strg S" for `Mod S` on a German one. */
export function useKeyNames(): (shortcut: string) => string {
  const { t } = useTranslation('kit');
  return (shortcut) => keyNames(shortcut, isOnMac(), t);
}
