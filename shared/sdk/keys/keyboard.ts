import type { Permission, Shortcut } from '@atrium/contract';

/** What a key does; one that returns false leaves the key to others. */
export type KeyHandler = (event: KeyboardEvent) => unknown;

/** What keys do, by the ids under which the manifest declares them; those without a meaning now are absent. */
export type KeyHandlers = Readonly<Record<string, KeyHandler | undefined>>;

/** What runs after a prefix and a letter: whether the letter has a meaning. */
export type LetterHandler = (letter: string) => boolean;

/** A key as it is declared: by an app's manifest, or by the frame. */
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
  /** Does what a key does, for a menu or a button. */
  run(app: string, id: string): void;
  /** The keys that an app declares. */
  declaredBy(app: string): readonly DeclaredKey[];
  /** Begins to hear; returns how to stop. */
  start(): () => void;
}
