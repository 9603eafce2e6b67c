import type { BackendStore, Person } from '@atrium/backend';
import { namedRolesKey } from '@atrium/backend/engine';
import { SignJWT } from 'jose/jwt/sign';
import type { SessionTokens, UserData } from '../api';
import { beginSession, touchSession } from './openSessions';
import { rightsOf, signingKey, type TokenBearer, type TokenKind, tokenSeconds } from './token';

/** A token of 600 s for a user. */
export async function issueToken(
  store: BackendStore,
  { userId, sessionId }: TokenBearer,
  kind: TokenKind,
  id: string = crypto.randomUUID(),
): Promise<string> {
  const issuedAt = Math.floor(store.now() / 1000);
  return new SignJWT({ kind, sid: sessionId, rights: rightsOf(store, userId) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(signingKey(store));
}

/** Both tokens, issued together. */
export async function issueSession(
  store: BackendStore,
  person: Person,
  sessionId = beginSession(store, person.id),
): Promise<SessionTokens> {
  const bearer: TokenBearer = { userId: person.id, sessionId };
  const refreshId = crypto.randomUUID();
  touchSession(store, sessionId, refreshId);
  return {
    userData: await toUserData(store, person),
    accessToken: await issueToken(store, bearer, 'access'),
    refreshToken: await issueToken(store, bearer, 'refresh', refreshId),
  };
}

/** The signed-in person, as pages know them. */
export async function toUserData(store: BackendStore, person: Person): Promise<UserData> {
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
    extras: { eCommerceCartItemsCount: await store.count(`cart/${id}`) },
    ...(preferences && { preferences }),
  };
}
