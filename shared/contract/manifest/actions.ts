import type { IconName, LabelKey, ModuleName, Permission } from './values';

/** JSON Schema (2020-12) of a command's argument. */
export type JsonSchema = { readonly [key: string]: unknown };

export interface CommandEntry {
  /** `<app>.<verb>`, e.g. `notes.write`. */
  id: string;
  /** With a label it is in the palette. */
  label?: LabelKey;
  icon?: IconName;
  /** A letter from A to Z: `N`, then this one, runs it from every page. It needs a label, and no argument. */
  newKey?: string;
  argument?: JsonSchema;
  /** The property of its argument that takes what was typed in the palette, which offers it for any words. It needs a label. */
  typed?: string;
  /** The exposed module whose default export is made by `defineCommands()`. */
  module: ModuleName;
  requires?: Permission;
}

/** Keys pressed together, the last one after its `Mod`, `Alt` and `Shift`: `R`, `Shift U`, `#`, `Alt ↑`, `Mod Enter`. */
export type Shortcut = string;

/** A key that pages of the app hear while they are on screen: they give it its meaning by `useKeys()`. */
export interface KeyEntry {
  /** Name of the action: `reply`. */
  id: string;
  keys: Shortcut;
  /** Said in the sheet of all keys. */
  label: LabelKey;
  requires?: Permission;
}
