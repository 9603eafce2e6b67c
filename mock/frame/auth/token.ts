import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import type { BackendStore, TableKey } from 'shared/backend';

const tokenSeconds = 600;

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

/** A token of 600 s for a user. */
export async function issueToken(store: BackendStore, userId: number, kind: TokenKind): Promise<string> {
  const issuedAt = Math.floor(store.now() / 1000);
  return new SignJWT({ kind })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setJti(crypto.randomUUID())
    .setIssuedAt(issuedAt)
    .setExpirationTime(issuedAt + tokenSeconds)
    .sign(getKey(store));
}

/** The user whose token it is; null when it is malformed, forged, past its end or of the other kind. */
export async function readToken(store: BackendStore, token: string, kind: TokenKind): Promise<number | null> {
  try {
    const { payload } = await jwtVerify(token, getKey(store), {
      algorithms: ['HS256'],
      currentDate: new Date(store.now()),
      requiredClaims: ['sub', 'exp'],
    });
    return payload.kind === kind ? Number(payload.sub) : null;
  } catch {
    return null;
  }
}

function getKey(store: BackendStore): Uint8Array {
  return new TextEncoder().encode(store.table(secretKey).get('secret')?.value);
}
