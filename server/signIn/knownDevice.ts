import type { BackendStore } from '@atrium/backend';
import { signingKey } from '@atrium/core';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';

/**
 * A browser in which people have signed in before ("device cookie", OWASP). It opens nothing: it only keeps the tries of
 * strangers from slowing the people down whose browser it is. Pages cannot read it, and no address holds it.
 */
interface KnownDevice {
  id: string;
  /** Accounts that have signed in there, the latest first. */
  accounts: number[];
}

const cookieName = 'atrium-device';
const kind = 'device';
const days = 90;
const maxAccounts = 5;

/** The device that a `cookie` header names; undefined where it names none of ours. */
export async function readDevice(store: BackendStore, cookie: string): Promise<KnownDevice | undefined> {
  const token = new RegExp(`(?:^|; ?)${cookieName}=([\\w.-]{1,2000})`).exec(cookie)?.[1];
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, signingKey(store), {
      algorithms: ['HS256'],
      currentDate: new Date(store.now()),
      requiredClaims: ['jti', 'exp'],
    });
    if (payload.kind !== kind || !payload.jti || !Array.isArray(payload.accounts)) return undefined;
    return { id: payload.jti, accounts: payload.accounts.map(Number) };
  } catch {
    return undefined;
  }
}

/** The `set-cookie` header by which a browser is known for an account from now on, and for those that it was known for. */
export async function writeDevice(
  store: BackendStore,
  account: number,
  { before, isSecure }: { before: KnownDevice | undefined; isSecure: boolean },
): Promise<string> {
  const others = before?.accounts.filter((id) => id !== account) ?? [];
  const issuedAt = Math.floor(store.now() / 1000);
  const token = await new SignJWT({ kind, accounts: [account, ...others].slice(0, maxAccounts) })
    .setProtectedHeader({ alg: 'HS256' })
    // Another id each time: who has copied an older cookie does not slow this one down.
    .setJti(crypto.randomUUID())
    .setExpirationTime(issuedAt + days * 86_400)
    .sign(signingKey(store));
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName}=${token}; Path=/jwt/; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`;
}
