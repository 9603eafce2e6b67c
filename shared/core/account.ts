import type { BackendAction, BackendStore, Person } from '@atrium/backend';
import type { FrameHost } from './host';

/** Whose bookmarks, notifications and settings a call is about; calls without a token share an account of their own. */
export const accountOf = (user: Person | null): number => user?.id ?? 0;

const actions: readonly BackendAction[] = ['read', 'create', 'update', 'delete'];

/** Whether a person may open the page at a path, by what the host says that it asks for. */
export function mayOpen(store: BackendStore, { requires }: FrameHost, user: Person | null, path: string): boolean {
  const permission = requires?.(path);
  if (!permission) return true;
  const { subject, action } = permission;
  const named = actions.filter((one) => one === action);
  // What is none of the four belongs to those who may do all of them.
  return (named.length > 0 ? named : actions).every((one) => store.permissions.allows(user, one, subject));
}
