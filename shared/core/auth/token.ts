import { type BackendStore, defineTable, type Person } from '@atrium/backend';
import { toHex } from '@atrium/backend/engine';
import type { JWTPayload } from 'jose';
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
export const secretTable = defineTable<Secret>()({ name: 'secret', id: 'text', isSmall: true });

export const createSecret = (): Secret => ({
  id: 'secret',
  value: toHex(crypto.getRandomValues(new Uint8Array(32))),
});

/** The token of an `authorization` header (RFC 6750, 2.1). */
export const bearerOf = (header: string | undefined): string | undefined => /^Bearer (\S+)$/i.exec(header ?? '')?.[1];

/** By how it begins, scanners of repositories know a token that somebody has committed. */
export const toApiToken = (id: string, secret: string): string => `atrium_${id}_${secret}`;

/** Id and secret of an API token; null where a text is none. */
export function partsOfApiToken(token: string): { id: string; secret: string } | null {
  const [, id, secret] = /^atrium_([0-9a-f]{12})_([\w-]{43})$/.exec(token) ?? [];
  return id && secret ? { id, secret } : null;
}

/** Of whom a token is, and of which sign-in. */
export interface TokenBearer {
  userId: number;
  sessionId: string;
}

interface ReadToken extends TokenBearer {
  id: string;
  /** Absent of a token from before there were any in it. */
  rights: unknown;
}

/** The version of a person's rights in their tokens: where it is outdated, pages ask for a new token. */
export function rightsOf({ permissions }: BackendStore, person: Person): string {
  const { id, version } = permissions.roleOf(person);
  return `${id} ${version}`;
}

/** Legacy clients send a token as a JSON string. */
const withoutQuotes = (token: string): string => token.replace(/^"(.*)"$/, '$1');

/** What a token says, once its signature is checked: pages send the same one with every call. */
const verified = new Map<string, JWTPayload>();
const maxVerified = 1_000;

async function verify(token: string, key: CryptoKey, now: number): Promise<JWTPayload> {
  const known = verified.get(token);
  if (known?.exp !== undefined && known.exp * 1000 > now) return known;
  const options = { algorithms: ['HS256'], currentDate: new Date(now), requiredClaims: ['sub', 'exp'] };
  const { payload } = await jwtVerify(token, key, options);
  if (verified.size >= maxVerified) verified.clear();
  verified.set(token, payload);
  return payload;
}

/** Verifies a token; null when it is malformed, forged, expired or of the other kind. */
export async function readToken(store: BackendStore, token: string, kind: TokenKind): Promise<ReadToken | null> {
  try {
    const payload = await verify(withoutQuotes(token), await signingKey(store), store.now());
    if (payload.kind !== kind) return null;
    const { sub, sid = '', jti: id = '', rights } = payload;
    return { userId: Number(sub), sessionId: String(sid), id, rights };
  } catch {
    return null;
  }
}

/** The key of the last secret: to make it anew takes as long as to check a token. */
let known: { value: string; key: Promise<CryptoKey> } | undefined;

const importSecret = (value: string): Promise<CryptoKey> =>
  crypto.subtle.importKey('raw', new TextEncoder().encode(value), { name: 'HMAC', hash: 'SHA-256' }, false, [
    'sign',
    'verify',
  ]);

export async function signingKey(store: BackendStore): Promise<CryptoKey> {
  const value = (await store.table(secretTable).get('secret'))?.value ?? '';
  if (known?.value !== value) {
    known = { value, key: importSecret(value) };
    verified.clear();
  }
  return known.key;
}
