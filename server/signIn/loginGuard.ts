import { isIPv6 } from 'node:net';
import { type BackendStore, findPersonByEmail } from '@atrium/backend';
import type { ApiEngine } from '@atrium/backend/engine';
import { credentialsTable, signingKey } from '@atrium/core';
import { SignJWT } from 'jose/jwt/sign';
import { jwtVerify } from 'jose/jwt/verify';
import {
  type Admission,
  accountOf,
  fieldOf,
  type GivenAnswer,
  type GuardedCall,
  readText,
  rejectTry,
  type TooMany,
} from './guardedCall';
import type { ScryptPasswords } from './scryptPasswords';
import { type Tries, type TryLimit, unlimited } from './tries';

/**
 * The network of a caller: of IPv6 the first 64 bits, for a subscriber has all that begin with them (RFC 6177); of an
 * IPv4 address that is written as one of IPv6, the address itself.
 */
export function networkOf(ip: string): string {
  const mapped = /^::ffff:(\d+\.\d+\.\d+\.\d+)$/i.exec(ip)?.[1];
  if (mapped || !isIPv6(ip)) return mapped ?? ip;
  const [head = '', tail] = ip.replace(/%.*/, '').split('::');
  const groups = (text: string) => text.split(':').filter(Boolean);
  const left = groups(head);
  const right = groups(tail ?? '');
  const zeros = tail === undefined ? 0 : Math.max(0, 8 - left.length - right.length);
  const all = [...left, ...Array<string>(zeros).fill('0'), ...right];
  const network = all.slice(0, 4).map((group) => Number.parseInt(group, 16).toString(16));
  return `${network.join(':')}::/64`;
}

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
async function readDevice(store: BackendStore, cookie: string): Promise<KnownDevice | undefined> {
  const token = new RegExp(`(?:^|; ?)${cookieName}=([\\w.-]{1,2000})`).exec(cookie)?.[1];
  if (!token) return undefined;
  try {
    const { payload } = await jwtVerify(token, await signingKey(store), {
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

/** The path that the cookie is sent to, as browsers see it, and whether by https alone. */
export interface CookieScope {
  path: string;
  isSecure: boolean;
}

/** The `set-cookie` header by which a browser is known for an account from now on, and for those that it was known for. */
async function writeDevice(
  store: BackendStore,
  account: number,
  { before, path, isSecure }: CookieScope & { before: KnownDevice | undefined },
): Promise<string> {
  const others = before?.accounts.filter((id) => id !== account) ?? [];
  const issuedAt = Math.floor(store.now() / 1000);
  const token = await new SignJWT({ kind, accounts: [account, ...others].slice(0, maxAccounts) })
    .setProtectedHeader({ alg: 'HS256' })
    // Another id each time: who has copied an older cookie does not slow this one down.
    .setJti(crypto.randomUUID())
    .setExpirationTime(issuedAt + days * 86_400)
    .sign(await signingKey(store));
  const secure = isSecure ? '; Secure' : '';
  return `${cookieName}=${token}; Path=${path}; Max-Age=${days * 86_400}; HttpOnly; SameSite=Strict${secure}`;
}

interface LoginGuardOptions {
  tries: Tries;
  api: ApiEngine;
  /** Absent where people sign in at a provider: no password is looked at. */
  passwords: ScryptPasswords | undefined;
  maxTries: number;
  cookie: CookieScope;
}

/** The account that is meant, and the browser, where it is known for that account. */
const findTarget = (api: ApiEngine, call: GuardedCall) =>
  api.read([], async (store) => {
    const person = await findPersonByEmail(store, accountOf(call));
    const device = await readDevice(store, call.cookie ?? '');
    return {
      stored: person && (await store.table(credentialsTable).get(person.id)),
      device,
      isKnown: person !== undefined && device?.accounts.includes(person.id) === true,
    };
  });

/** Takes back what was no wrong try; of limits, the first is that of the caller. */
async function settleTries(tries: Tries, [own, ...others]: readonly TryLimit[], { status, data }: GivenAnswer) {
  const keys = others.map(({ key }) => key);
  const why = fieldOf(data, 'codes', 'code');
  if (status < 400) {
    if (own) await tries.forget([own.key]);
    return tries.giveBack(keys);
  }
  // The password was right: a person has opened the form for the code.
  if (why === 'codeNeeded') return tries.giveBack([...keys, ...(own ? [own.key] : [])]);
  return tries.giveBack(keys.filter((key) => key.startsWith(why === 'codeWrong' ? 'account' : 'codes')));
}

/** Lets tries to sign in by a password go on, each caller's slower the more of them are wrong. */
export function createLoginGuard({ tries, api, passwords, maxTries, cookie }: LoginGuardOptions) {
  async function limitsOfStrangers(call: GuardedCall): Promise<TryLimit[]> {
    const account = accountOf(call);
    const [all, from] = [`account ${account}`, networkOf(call.ip)];
    // Many addresses try one account: each has fewer tries then, so that they are slowed down, and a person who comes
    // from elsewhere has theirs.
    const isUnderAttack = ((await tries.read([all])).get(all)?.tries ?? 0) >= maxTries / 2;
    const isAppCode = /^\d{6}$/.test(readText(call, 'code').replace(/\s/g, ''));
    return [
      { key: `${all} from ${from}`, free: isUnderAttack ? 2 : maxTries / 10, wait: isUnderAttack ? 30 : 10 },
      { key: `address ${from}`, free: maxTries },
      { key: all, free: unlimited },
      // Six digits are few: who knows the password has so many guesses in all. Recovery codes are too long to be guessed.
      ...(isAppCode ? [{ key: `codes of ${account}`, free: maxTries / 5, wait: 60 }] : []),
    ];
  }

  /** Takes a try by the rules of a known browser; where that has had too many, by those of strangers. */
  async function countTries(call: GuardedCall, deviceId: string | undefined) {
    const own: TryLimit[] = [{ key: `device ${deviceId}`, free: maxTries / 10, wait: 10 }];
    if (deviceId && (await tries.take(own)) === null) return { limits: own, wait: null };
    const limits = await limitsOfStrangers(call);
    return { limits, wait: await tries.take(limits) };
  }

  return async function admit(call: GuardedCall): Promise<Admission | TooMany> {
    const { stored, device, isKnown } = await findTarget(api, call);
    const { limits, wait } = await countTries(call, isKnown ? device?.id : undefined);
    if (wait !== null) return rejectTry(call, wait);
    await passwords?.prepare(readText(call, 'password'), stored);
    return {
      async settle(answer): Promise<Record<string, string>> {
        await settleTries(tries, limits, answer);
        const id = answer.status < 400 ? fieldOf(answer.data, 'userData', 'id') : undefined;
        if (typeof id !== 'number') return {};
        const write = () => api.read([], (store) => writeDevice(store, id, { before: device, ...cookie }));
        return { 'set-cookie': await write() };
      },
    };
  };
}
