import { type BackendStore, hasProvenEmail, type NamedRole } from '@atrium/backend';
import type { User } from '../api/schemas';
import { addressesOf, rolesOf } from './hostServices';
import type { StoredUser } from './tables';

export const findNamedRole = (store: BackendStore, id: string | null | undefined): NamedRole | undefined =>
  id
    ? rolesOf(store)
        .listNamed?.()
        .find((role) => role.id === id)
    : undefined;

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
