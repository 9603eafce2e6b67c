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

/** What is read of a token. */
interface ReadToken extends TokenBearer {
  id: string;
  isOfOtherRights: boolean;
}

/** What a token says besides: where somebody's rights are other ones by now, their page asks for a new one. */
export function rightsOf(store: BackendStore, userId: number): string {
  const person = store.table(peopleKey).get(userId);
  const role = person ? roleOf(person, store.table(namedRolesKey)) : '';
  return `${role} ${store.table(roleChangesKey).get(role)?.version ?? 0}`;
}

/** Clients of others send a token as a JSON string. */
const withoutQuotes = (token: string): string => token.replace(/^"(.*)"$/, '$1');

/** Whose token it is; null when it is malformed, forged, past its end or of the other kind. */
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

/** What the tokens of this place are signed by. */
export function signingKey(store: BackendStore): Uint8Array {
  return new TextEncoder().encode(store.table(secretKey).get('secret')?.value);
}
