import type { ApiEngine } from '@atrium/backend/engine';
import type { ProviderSignIn } from '@atrium/contract';
import { readToken } from '@atrium/core';
import type { Database } from '../database/database';
import { type Admission, accountOf, type GuardedCall, readText, rejectTry, type TooMany } from './guardedCall';
import type { IdTokenCache } from './idTokenCache';
import { type CookieScope, createLoginGuard, networkOf } from './loginGuard';
import type { ScryptPasswords } from './scryptPasswords';
import { Tries, type TryLimit } from './tries';

export interface SignInGuard {
  /** Counts a try to sign in, or to get an email sent, and makes its password, or its ID token, ready. */
  admit(call: GuardedCall): Promise<Admission | TooMany>;
}

interface GuardOptions {
  database: Database;
  api: ApiEngine;
  passwords: ScryptPasswords;
  idTokens: IdTokenCache;
  provider: ProviderSignIn | undefined;
  /** Attempts of one address in a quarter of an hour; a tenth of it with one account. */
  maxTries: number;
  cookie: CookieScope;
  now: () => number;
}

const pathOf = ({ method, url }: GuardedCall): string => (method === 'POST' ? (url.split('?')[0] ?? '') : '');

/** Calls that are counted by address alone, each for itself. */
const counted = new Set([
  '/jwt/register',
  '/jwt/forgot-password',
  '/jwt/reset-password',
  '/jwt/link',
  '/jwt/confirm-address',
]);
/** Calls that carry a token: those alone are counted whose token is none of ours, for colleagues may share an address. */
const withToken = new Set(['/jwt/refresh-token', '/jwt/sign-out', '/jwt/provider']);

/** Emails with a link that one account is sent in a quarter of an hour, by all who ask for them. */
const maxEmails = 3;

const admitted: Admission = { settle: async () => ({}) };

/** Slows down who tries to come in, without keeping out whose account or whose address it is. */
export function createSignInGuard(options: GuardOptions): SignInGuard {
  const { database, api, passwords, idTokens, provider, maxTries, cookie, now } = options;
  const tries = new Tries(database, now);
  const admitLogin = createLoginGuard({ tries, api, passwords: provider ? undefined : passwords, maxTries, cookie });

  async function admitCounted(call: GuardedCall): Promise<Admission | TooMany> {
    const path = pathOf(call);
    const limit: TryLimit = { key: `${path} ${networkOf(call.ip)}`, free: maxTries / 5 };
    const wait = await tries.take([limit]);
    if (wait !== null) return rejectTry(call, wait);
    const account = accountOf(call);
    if (path !== '/jwt/forgot-password' || account === '') return admitted;
    // Not refused, or strangers could keep somebody from asking: the emails that were sent have a link that works.
    const hasEnough = (await tries.take([{ key: `mails to ${account}`, free: maxEmails }])) !== null;
    return { ...admitted, blind: hasEnough ? 'never' : 'later' };
  }

  async function hasOurToken(call: GuardedCall): Promise<boolean> {
    if (pathOf(call) === '/jwt/provider') return !provider || idTokens.prepare(readText(call, 'idToken'), provider);
    const token = readText(call, 'refreshToken');
    return api.read([], async (store) => {
      const bearer = (await readToken(store, token, 'refresh')) ?? (await readToken(store, token, 'access'));
      return bearer !== null;
    });
  }

  return {
    async admit(call) {
      const path = pathOf(call);
      if (path === '/jwt/login') return admitLogin(call);
      if (counted.has(path)) return admitCounted(call);
      if (!withToken.has(path) || (await hasOurToken(call))) return admitted;
      const wait = await tries.take([{ key: `forged ${networkOf(call.ip)}`, free: maxTries }]);
      return wait === null ? admitted : rejectTry(call, wait);
    },
  };
}
