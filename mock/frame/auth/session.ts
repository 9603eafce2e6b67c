import type { SessionTokens, UserData } from 'shared/api';
import type { BackendStore, Person } from 'shared/backend';
import { namedRolesKey, roleOf } from '../../engine/permissions';
import { beginSession } from './openSessions';
import { issueToken, type TokenBearer } from './token';

/** Somebody who was made inactive has no way in, and the sessions that they had end. */
export const isLetIn = ({ status }: Person): boolean => status !== 'inactive';

/** What a page keeps of the person that is signed in. */
export function toUserData(store: BackendStore, person: Person): UserData {
  const { id, fullName, username, email, avatar, role } = person;
  return {
    id,
    fullName,
    username,
    email,
    avatar,
    role,
    ability: store.permissions.rulesOf(roleOf(person, store.table(namedRolesKey))),
    extras: { eCommerceCartItemsCount: store.count('cart') },
  };
}

/** Both tokens, issued together. */
export async function issueSession(
  store: BackendStore,
  person: Person,
  sessionId = beginSession(store, person.id),
): Promise<SessionTokens> {
  const bearer: TokenBearer = { userId: person.id, sessionId };
  return {
    userData: toUserData(store, person),
    accessToken: await issueToken(store, bearer, 'access'),
    refreshToken: await issueToken(store, bearer, 'refresh'),
  };
}
