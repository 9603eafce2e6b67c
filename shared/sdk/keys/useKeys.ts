import type { Shortcut } from '@atrium/contract';
import { createContext, useContext, useEffect, useRef } from 'react';
import type { Keyboard, KeyHandlers } from './keyboard';

/** The page's keyboard. */
export const KeyboardContext = createContext<Keyboard | null>(null);

/** The app below which a component is; the host itself is `frame`. */
export const AppContext = createContext('frame');

/** The keyboard, for what only a host does with it. */
export function useKeyboard(): Keyboard {
  const keyboard = useContext(KeyboardContext);
  if (!keyboard) throw new Error('There is no RuntimeProvider above, which has the keyboard.');
  return keyboard;
}

/**
 * Gives keys that the app's manifest declares their meaning while the component is on screen, by their ids. They are
 * heard while nobody types and no dialog is open; of two components with the same key the later one has it.
 */
export function useKeys(handlers: KeyHandlers): void {
  const keyboard = useKeyboard();
  const app = useContext(AppContext);
  const latest = useRef(handlers);
  latest.current = handlers;
  useEffect(() => keyboard.handle(app, () => latest.current), [keyboard, app]);
}

/** The keys that the manifest declares under an id: for the `shortcut` of a button that does the same. */
export function useShortcut(id: string): Shortcut {
  const declared = useKeyboard().declaredBy(useContext(AppContext));
  return declared.find((key) => key.id === id)?.keys ?? '';
}

/** Opens the sheet of all keys, where the host has one. */
export function useShortcutSheet(): () => void {
  const keyboard = useKeyboard();
  return () => keyboard.run('frame', 'sheet');
}
