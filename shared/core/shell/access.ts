import type { BackendAction, BackendStore, Person } from '@atrium/backend';
import type { CoreOptions } from '../options/CoreOptions';

/** The account of bookmarks, notifications and settings; calls without a token share account 0. */
export const accountOf = (user: Person | null): number => user?.id ?? 0;

const actions: readonly BackendAction[] = ['read', 'create', 'update', 'delete'];

/** True where a person has the permission that the host requires for a page. */
export function mayOpen(
  store: BackendStore,
  { requires }: Pick<CoreOptions, 'requires'>,
  user: Person | null,
  path: string,
): boolean {
  const permission = requires?.(path);
  if (!permission) return true;
  const { subject, action } = permission;
  const named = actions.filter((one) => one === action);
  // Any other action requires all four.
  return (named.length > 0 ? named : actions).every((one) => store.permissions.allows(user, one, subject));
}
