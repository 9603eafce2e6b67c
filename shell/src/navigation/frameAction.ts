import type { LucideIcon } from 'lucide-react';
import type { Shortcut } from 'shared/contract';
import { hostKeys } from 'shared/contract/host';

/** Something that the frame does: menus, the palette and keys all read it here. */
export interface FrameAction {
  id: string;
  label: string;
  icon: LucideIcon;
  /** Other words that it is looked for by, put together once somebody looks. */
  words?: () => string;
  keys?: Shortcut;
  run: () => void;
}

/** The keys that lead to one of the frame's actions. */
export const keysOf = (id: string): { keys?: Shortcut } => {
  const key = hostKeys.find((one) => one.id === id);
  return key ? { keys: key.keys } : {};
};
