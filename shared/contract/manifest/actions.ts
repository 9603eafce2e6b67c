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

/** An operation of a person on a page of the app, declared once for toolbars, menus, palette, keys and the sheet of all keys. */
export interface ActionEntry {
  label: LabelKey;
  icon?: IconName;
  /** Heard while a page that handles the action is on screen. */
  shortcut?: Shortcut;
  /** Permission; without it the action is shown nowhere and has no keys. */
  requires?: Permission;
  /** False for what the palette cannot run: it acts on the row or event in focus, or a command does the same. */
  isInPalette?: boolean;
}
