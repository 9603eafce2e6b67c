import { type BackendStore, type Person, rulesFor } from '@atrium/backend';
import { SignJWT } from 'jose/jwt/sign';
import type { SessionTokens, UserData } from '../api';
import { beginSession, touchSession } from './openSessions';
import { rightsOf, signingKey, type TokenKind, tokenSeconds } from './token';

interface TokenParts {
  sessionId: string;
  kind: TokenKind;
  id?: string;
}

/** A token of 600 s for a person. */
export async function issueToken(
  store: BackendStore,
  person: Person,
  { sessionId, kind, id = crypto.randomUUID() }: TokenParts,
): Promise<string> {
  const issuedAt = Math.floor(store.now() / 1000);
  return new SignJWT({ kind, sid: sessionId, rights: rightsOf(store, person) })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(person.id))
    .setJti(id)
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(await signingKey(store));
}

/** Both tokens, issued together. */
export async function issueSession(store: BackendStore, person: Person, ongoing?: string): Promise<SessionTokens> {
  const sessionId = ongoing ?? (await beginSession(store, person.id));
  const refreshId = crypto.randomUUID();
  await touchSession(store, sessionId, refreshId);
  return {
    userData: await toUserData(store, person),
    accessToken: await issueToken(store, person, { sessionId, kind: 'access' }),
    refreshToken: await issueToken(store, person, { sessionId, kind: 'refresh', id: refreshId }),
  };
}

/** The signed-in person, as pages know them. */
export async function toUserData(store: BackendStore, person: Person): Promise<UserData> {
  const { id, fullName, username, email, avatar, role, preferences } = person;
  const { id: roleId, name: roleName } = store.permissions.roleOf(person);
  return {
    id,
    fullName,
    username,
    email,
    avatar,
    role,
    ...(roleName !== undefined && { roleName }),
    ability: rulesFor(store.permissions.rulesOf(roleId), id),
    extras: { eCommerceCartItemsCount: await store.count(`cart/${id}`) },
    ...(preferences && { preferences }),
  };
}
