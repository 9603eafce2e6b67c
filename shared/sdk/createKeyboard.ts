import type { Shortcut } from '@atrium/contract';
import { createActions } from './createActions';
import { isDialogOpen, isTyping } from './isTyping';
import { isMacKeyboard, letterOf, matchesShortcut } from './matchShortcut';
import type { HostRuntime } from './types';
import type { Keyboard, LetterHandler } from './useActions';

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
    if (!waiting || isModifier(event)) return;
    pending = undefined;
    if (event.timeStamp - waiting.at > patience || isOff() || isOccupied(event) || isHeld(event)) return;
    const letter = letterOf(event);
    if (!letter || !waiting.run(letter)) return;
    event.preventDefault();
    event.stopImmediatePropagation();
  };

  const onKey = (event: KeyboardEvent) => {
    if (event.defaultPrevented || isModifier(event) || isOff()) return;
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
