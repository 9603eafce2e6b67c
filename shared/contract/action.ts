import type { IconNode, Shortcut } from './manifest';

/** An action of an app as toolbars and menus show it: declared by the manifest, run by the page. */
export interface Action {
  id: string;
  label: string;
  icon: readonly IconNode[];
  /** Absent: it has no keys. */
  shortcut?: Shortcut;
  /** False without the permission: it is shown nowhere. */
  isAllowed: boolean;
  /** False while it has no effect. */
  isEnabled: boolean;
  run: () => void;
}
