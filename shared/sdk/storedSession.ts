import type { KeyValueStore } from '@atrium/contract';
import type { SessionUser } from './types';

/** A session as it is kept for reloads and other tabs. Registering gives no refresh token. */
export interface StoredSession {
  user: SessionUser;
  accessToken: string;
  refreshToken: string | null;
  /** ID token of an identity provider; the refresh token is the provider's then. */
  idToken?: string | null;
  nonce?: string | null;
}

const keys = {
  user: 'userData',
  accessToken: 'accessToken',
  refreshToken: 'refreshToken',
  idToken: 'idToken',
  nonce: 'idTokenNonce',
};

/** True for a change of the store that may have changed the session (null: everything was cleared). */
export const isSessionKey = (key: string | null) => key === null || Object.values(keys).includes(key);

/** The kept session, or null when there is none or it cannot be read. */
export function readSession(storage: KeyValueStore): StoredSession | null {
  const accessToken = storage.getItem(keys.accessToken);
  const user = parseUser(storage.getItem(keys.user));
  if (!accessToken || !user) return null;
  const idToken = storage.getItem(keys.idToken);
  const given = idToken ? { idToken, nonce: storage.getItem(keys.nonce) } : {};
  return { user, accessToken, refreshToken: storage.getItem(keys.refreshToken), ...given };
}

/** Keeps a session; the access token comes last, since other tabs take it as the sign that all is there. */
export function writeSession(
  storage: KeyValueStore,
  { user, accessToken, refreshToken, idToken, nonce }: StoredSession,
): void {
  storage.setItem(keys.user, JSON.stringify(user));
  for (const [key, value] of [
    [keys.refreshToken, refreshToken],
    [keys.idToken, idToken],
    [keys.nonce, nonce],
  ] as const) {
    if (value) storage.setItem(key, value);
    else storage.removeItem(key);
  }
  storage.setItem(keys.accessToken, accessToken);
}

/** Forgets the session, the access token first. */
export function clearSession(storage: KeyValueStore): void {
  for (const key of [keys.accessToken, keys.refreshToken, keys.idToken, keys.nonce, keys.user]) storage.removeItem(key);
}

/** True for a user as the API answers it. */
export function isUser(value: unknown): value is SessionUser {
  return (
    typeof value === 'object' && value !== null && 'id' in value && 'ability' in value && Array.isArray(value.ability)
  );
}

function parseUser(text: string | null): SessionUser | null {
  try {
    const value: unknown = JSON.parse(text ?? 'null');
    return isUser(value) ? value : null;
  } catch {
    return null;
  }
}

/** Expiry of a JSON Web Token, in milliseconds since the epoch; 0 if the text is none. Only decodes, never verifies. */
export function getTokenEnd(token: string): number {
  try {
    const payload = token.split('.')[1] ?? '';
    const claims: unknown = JSON.parse(atob(payload.replaceAll('-', '+').replaceAll('_', '/')));
    if (typeof claims !== 'object' || claims === null || !('exp' in claims)) return 0;
    return typeof claims.exp === 'number' ? claims.exp * 1000 : 0;
  } catch {
    return 0;
  }
}
