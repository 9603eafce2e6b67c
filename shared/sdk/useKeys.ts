import type { Permission, Shortcut } from '@atrium/contract';
import { createContext, useContext, useEffect, useRef } from 'react';

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

/** Handler of a key; returning false leaves the key to others. */
export type KeyHandler = (event: KeyboardEvent) => unknown;

/** Handlers of keys by the ids of the manifest; keys without an effect now are absent. */
export type KeyHandlers = Readonly<Record<string, KeyHandler | undefined>>;

/** Handles the letter after a prefix; false if the letter has no meaning. */
export type LetterHandler = (letter: string) => boolean;

/** A key as it is declared: by an app's manifest, or by the shell. */
export interface DeclaredKey {
  id: string;
  keys: Shortcut;
  requires?: Permission;
}

/** The one place of a page that hears keys. */
export interface Keyboard {
  /** Gives keys of an app, or of the host under `frame`, their meaning. The latest comes first. Returns how to take it back. */
  handle(app: string, read: () => KeyHandlers): () => void;
  /** Waits for a letter after this one. Returns how to stop. */
  handlePrefix(prefix: string, run: LetterHandler): () => void;
  /** Asked at each key that is no more than a letter or a sign: people may have switched these off. */
  allowPlainKeys(areAllowed: () => boolean): void;
  run(app: string, id: string): void;
  declaredBy(app: string): readonly DeclaredKey[];
  /** Begins to hear; returns how to stop. */
  start(): () => void;
}
