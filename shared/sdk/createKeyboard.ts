import type { Shortcut } from '@atrium/contract';
import { isDialogOpen, isTyping } from './isTyping';
import { isMacKeyboard, letterOf, matchesShortcut } from './matchShortcut';
import type { HostRuntime } from './types';
import type { DeclaredKey, Keyboard, KeyHandlers, LetterHandler } from './useKeys';

/** Time for the letter after a prefix, in milliseconds. */
const patience = 1_200;

/** Heard while one types too: with these no text is written. */
const isBesideTyping = (shortcut: Shortcut) => /^Mod |^F\d/.test(shortcut);

/** Makes the keyboard of a page: it hears keys for the person who is signed in, as manifests and the shell declare them. */
export function createKeyboard(
  { catalog, can, session, events }: Pick<HostRuntime, 'catalog' | 'can' | 'session' | 'events'>,
  shellKeys: readonly DeclaredKey[],
): Keyboard {
  const handlers = createKeyHandlers({ catalog, can, events }, shellKeys);
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
    if (handlers.answer(event, (shortcut) => isBesideTyping(shortcut) || isPlain)) return event.preventDefault();
    const run = isPlain && !isHeld(event) && !event.shiftKey ? prefixes.get(letterOf(event) ?? '') : undefined;
    if (run) pending = { run, at: event.timeStamp };
  };

  return {
    declaredBy: handlers.declaredBy,
    handle: handlers.handle,
    run: handlers.run,
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

function createKeyHandlers(
  { catalog, can, events }: Pick<HostRuntime, 'catalog' | 'can' | 'events'>,
  shellKeys: readonly DeclaredKey[],
) {
  const handling: { app: string; read: () => KeyHandlers }[] = [
    { app: 'frame', read: () => ({ find: focusPageSearch }) },
  ];

  const declaredBy: Keyboard['declaredBy'] = (app) =>
    app === 'frame' ? shellKeys : (catalog.getApps().find(({ id }) => id === app)?.keys ?? []);

  const handle: Keyboard['handle'] = (app, read) => {
    const one = { app, read };
    handling.push(one);
    const declared = declaredBy(app).map(({ id }) => id);
    for (const id of Object.keys(read()))
      if (!declared.includes(id))
        events.emit({ type: 'error', app, stage: 'keys', error: `The key "${id}" is declared nowhere.` });
    return () => void handling.splice(handling.indexOf(one), 1);
  };

  const run: Keyboard['run'] = (app, id) => {
    const handlers = handling.filter((one) => one.app === app).map(({ read }) => read()[id]);
    handlers.findLast((handler) => handler !== undefined)?.(new KeyboardEvent('keydown'));
  };

  /** True if a handler took the key; the latest handlers come first. */
  function answer(event: KeyboardEvent, isWanted: (shortcut: Shortcut) => boolean): boolean {
    for (const { app, read } of [...handling].reverse())
      for (const { id, keys, requires } of declaredBy(app)) {
        if (!isWanted(keys) || !matchesShortcut(event, keys, isMacKeyboard())) continue;
        const handler = read()[id];
        if (handler && (!requires || can(requires)) && handler(event) !== false) return true;
      }
    return false;
  }

  return { declaredBy, handle, run, answer };
}

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
