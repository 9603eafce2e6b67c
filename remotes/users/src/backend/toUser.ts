import { type BackendStore, hasProvenEmail } from '@atrium/backend';
import type { User } from '../api/schemas';
import { findNamedRole } from './findNamedRole';
import { addressesOf } from './hostServices';
import type { StoredUser } from './tables';

/** Plan; basic for people who registered themselves. */
export const planOf = ({ currentPlan = 'basic' }: StoredUser): User['currentPlan'] => currentPlan;

export function toUser(store: BackendStore, { addedAt, rev = 1, roleId, provenEmail, ...user }: StoredUser): User {
  const named = findNamedRole(store, roleId);
  return {
    ...user,
    roleId: named?.id ?? user.role,
    ...(named && { roleName: named.name }),
    isEmailConfirmed: hasProvenEmail({ ...user, ...(provenEmail !== undefined && { provenEmail }) }),
    pendingEmail: addressesOf(store).pendingOf(user.id),
    currentPlan: planOf({ ...user, rev }),
    rev,
  };
}
