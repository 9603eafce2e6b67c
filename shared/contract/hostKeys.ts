import type { Permission, Shortcut } from './manifest';

/** A key of the frame, heard on every page. */
export interface HostKey<Id extends string = string, Label extends string = string> {
  id: Id;
  keys: Shortcut;
  /** A key of the shell's texts. */
  label: Label;
  /** The kit hears it where it has a meaning: the frame only lists it. */
  isOfKit?: boolean;
  requires?: Permission;
}

const keysOf = <const Id extends string, const Label extends string>(keys: readonly HostKey<Id, Label>[]) => keys;

/** The keys that are the frame's own: no app may have one. */
export const hostKeys = keysOf([
  { id: 'palette', keys: 'Mod K', label: 'palette.name' },
  { id: 'find', keys: '/', label: 'shortcuts.search' },
  { id: 'sheet', keys: '?', label: 'shortcuts.title' },
  { id: 'skin', keys: 'Shift D', label: 'actions.skin' },
  { id: 'language', keys: 'Shift L', label: 'actions.language' },
  { id: 'direction', keys: 'Shift E', label: 'actions.direction' },
  { id: 'signOut', keys: 'Shift Q', label: 'signOut' },
  {
    id: 'inspector',
    keys: 'Mod Shift .',
    label: 'inspector.title',
    requires: { action: 'manage', subject: 'all' },
  },
  { id: 'save', keys: 'Mod S', label: 'shortcuts.save', isOfKit: true },
  { id: 'message', keys: 'F8', label: 'shortcuts.message', isOfKit: true },
  { id: 'close', keys: 'Esc', label: 'shortcuts.close', isOfKit: true },
]);

/** Before the letter of a menu entry (`goKey`), and before that of a command (`newKey`). */
export const keyPrefixes = { go: 'G', new: 'N' } as const;
