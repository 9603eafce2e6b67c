import type { Shortcut } from '@atrium/contract';
import { isComposing } from '@atrium/contract/values';
import { createActions } from './createActions';
import { isDialogOpen, isTyping } from './isTyping';
import type { HostRuntime } from './types';
import type { Keyboard, LetterHandler } from './useActions';

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

const isMacKeyboard = (): boolean => /Mac|iPhone|iPad/.test(navigator.userAgent);

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

/** Time for the letter after a prefix, in milliseconds. */
const patience = 1_200;

/** Heard while one types too: with these no text is written. */
const isBesideTyping = (shortcut: Shortcut) => /^Mod |^F\d/.test(shortcut);

/** Makes the keyboard of a page: it hears keys for the person who is signed in, as manifests and the shell declare them. */
export function createKeyboard(runtime: Pick<HostRuntime, 'catalog' | 'can' | 'session' | 'events'>): Keyboard {
  const { session } = runtime;
  const actions = createActions(runtime, focusPageSearch);
  const prefixes = new Map<string, LetterHandler>();
  let arePlainKeysAllowed = () => true;
  let pending: { run: LetterHandler; at: number } | undefined;

  const isOff = () => session.getState().status !== 'signedIn';
  const isOccupied = (event: KeyboardEvent) => isTyping(event.target) || isInMenu(event.target) || isDialogOpen();

  /** The letter after a prefix, before anything on the page hears it. */
  const onKeyCapture = (event: KeyboardEvent) => {
    const waiting = pending;
    if (!waiting || isModifier(event) || isComposing(event)) return;
    pending = undefined;
    if (event.timeStamp - waiting.at > patience || isOff() || isOccupied(event) || isHeld(event)) return;
    const letter = letterOf(event);
    if (!letter || !waiting.run(letter)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isModifier(event) || isComposing(event) || isOff()) return;
    const isPlain = !isOccupied(event) && arePlainKeysAllowed();
    const matches = (shortcut: Shortcut) =>
      (isBesideTyping(shortcut) || isPlain) && matchesShortcut(event, shortcut, isMacKeyboard());
    if (actions.answer(event, matches)) return event.preventDefault();
    const run = isPlain && !isHeld(event) && !event.shiftKey ? prefixes.get(letterOf(event) ?? '') : undefined;
    if (run) pending = { run, at: event.timeStamp };
  };

  return {
    actions,
    handlePrefix(prefix, run) {
      prefixes.set(prefix, run);
      return () => void prefixes.delete(prefix);
    },
    allowPlainKeys(areAllowed) {
      arePlainKeysAllowed = areAllowed;
    },
    start() {
      window.addEventListener('keydown', onKeyCapture, { capture: true });
      window.addEventListener('keydown', onKey);
      return () => {
        window.removeEventListener('keydown', onKeyCapture, { capture: true });
        window.removeEventListener('keydown', onKey);
      };
    },
  };
}

const isModifier = ({ key }: KeyboardEvent) => ['Shift', 'Control', 'Alt', 'Meta', 'AltGraph'].includes(key);

const isHeld = ({ ctrlKey, metaKey, altKey }: KeyboardEvent) => ctrlKey || metaKey || altKey;

/** Letters lead to an entry of an open menu. */
const isInMenu = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.closest('[role=menu], [role=listbox]') !== null;

const isShown = (element: HTMLElement) => element.checkVisibility?.() ?? true;

/**
 * Leads to the search field of the page on screen.
 * @returns false on a page without one
 */
function focusPageSearch(): boolean {
  const fields = [...document.querySelectorAll<HTMLInputElement>('main input[type=search]')];
  const field = fields.find(isShown);
  field?.focus();
  field?.select();
  return field !== undefined;
}
