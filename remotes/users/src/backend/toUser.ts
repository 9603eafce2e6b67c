import { type BackendStore, hasProvenEmail, type NamedRole } from '@atrium/backend';
import type { User } from '../api/schemas';
import { addressesOf, rolesOf } from './hostServices';
import { planOf, type StoredUser } from './tables';

export const findNamedRole = (store: BackendStore, id: string | null | undefined): NamedRole | undefined =>
  id
    ? rolesOf(store)
        .listNamed?.()
        .find((role) => role.id === id)
    : undefined;

export async function toUser(store: BackendStore, stored: StoredUser): Promise<User> {
  const { addedAt, rev = 1, roleId, provenEmail, ...user } = stored;
  const named = findNamedRole(store, roleId);
  return {
    ...user,
    roleId: named?.id ?? user.role,
    ...(named && { roleName: named.name }),
    isEmailConfirmed: hasProvenEmail(stored),
    pendingEmail: await addressesOf(store).pendingOf(user.id),
    currentPlan: planOf(stored),
    rev,
  };
}

export const toUsers = (store: BackendStore, users: readonly StoredUser[]): Promise<User[]> =>
  Promise.all(users.map((user) => toUser(store, user)));
