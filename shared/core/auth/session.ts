import type { BackendStore, Person } from '@atrium/backend';
import { namedRolesKey } from '@atrium/backend/engine';
import type { UserData } from '../api';

/** Somebody who was made inactive cannot sign in, and the sessions that they had end. */
export const isLetIn = ({ status }: Person): boolean => status !== 'inactive';

/** What a page keeps of the person that is signed in. */
export function toUserData(store: BackendStore, person: Person): UserData {
  const { id, fullName, username, email, avatar, role, roleId, preferences } = person;
  const named = roleId ? store.table(namedRolesKey).get(roleId) : undefined;
  return {
    id,
    fullName,
    username,
    email,
    avatar,
    role,
    ...(named && { roleName: named.name }),
    ability: store.permissions.rulesOf(named?.id ?? role),
    extras: { eCommerceCartItemsCount: store.count(`cart/${id}`) },
    ...(preferences && { preferences }),
  };
}
