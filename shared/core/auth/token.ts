import { type BackendStore, peopleKey, type TableKey } from '@atrium/backend';
import { namedRolesKey, roleChangesKey, roleOf } from '@atrium/backend/engine';
import { jwtVerify } from 'jose/jwt/verify';

export const tokenSeconds = 600;

/** An access token opens calls and refreshes nothing; a refresh token refreshes and opens nothing. */
export type TokenKind = 'access' | 'refresh';

interface Secret {
  id: 'secret';
  /** Hexadecimal, 256 bits. */
  value: string;
}

/** Kept with the records, so that a session survives a reload. */
export const secretKey: TableKey<Secret> = { name: 'secret' };

export const createSecret = (): Secret => ({
  id: 'secret',
  value: [...crypto.getRandomValues(new Uint8Array(32))].map((byte) => byte.toString(16).padStart(2, '0')).join(''),
});

/** Of whom a token is, and of which sign-in. */
export interface TokenBearer {
  userId: number;
  sessionId: string;
}

interface ReadToken extends TokenBearer {
  id: string;
  isOfOtherRights: boolean;
}

/** The version of a person's rights in their tokens: where it is outdated, pages ask for a new token. */
export function rightsOf(store: BackendStore, userId: number): string {
  const person = store.table(peopleKey).get(userId);
  const role = person ? roleOf(person, store.table(namedRolesKey)) : '';
  return `${role} ${store.table(roleChangesKey).get(role)?.version ?? 0}`;
}

/** Legacy clients send a token as a JSON string. */
const withoutQuotes = (token: string): string => token.replace(/^"(.*)"$/, '$1');

/** Verifies a token; null when it is malformed, forged, expired or of the other kind. */
export async function readToken(store: BackendStore, token: string, kind: TokenKind): Promise<ReadToken | null> {
  try {
    const { payload } = await jwtVerify(withoutQuotes(token), signingKey(store), {
      algorithms: ['HS256'],
      currentDate: new Date(store.now()),
      requiredClaims: ['sub', 'exp'],
    });
    if (payload.kind !== kind) return null;
    const userId = Number(payload.sub);
    const isOfOtherRights = 'rights' in payload && payload.rights !== rightsOf(store, userId);
    return { userId, sessionId: String(payload.sid ?? ''), id: payload.jti ?? '', isOfOtherRights };
  } catch {
    return null;
  }
}

export function signingKey(store: BackendStore): Uint8Array {
  return new TextEncoder().encode(store.table(secretKey).get('secret')?.value);
}
