import { findByEmail } from 'shared/backend';
import type { ProviderSignIn } from 'shared/contract';
import type { DemoApi } from '../../mock/engine/api';
import { credentialsKey } from '../../mock/frame/auth/tables';
import type { Database } from '../database/database';
import type { IdTokensAhead } from './idTokensAhead';
import type { ScryptPasswords } from './scryptPasswords';
import { countTry, forgetTries, type TryLimit } from './tries';

interface GuardedCall {
  method: string;
  url: string;
  ip: string;
  body?: string;
}

interface TooMany {
  seconds: number;
  data: { error: Record<string, string[]> };
}

export interface SignInGuard {
  /** Counts a try to sign in, or to get a mail sent, and makes its password, or its ID token, ready; a refusal where there were too many. */
  check(call: GuardedCall): Promise<TooMany | null>;
  /** Forgets the tries of somebody who has signed in. */
  succeed(call: GuardedCall): Promise<void>;
}

interface GuardOptions {
  database: Database;
  api: DemoApi;
  passwords: ScryptPasswords;
  idTokens: IdTokensAhead;
  /** Where people sign in, when it is not with a password. */
  provider: ProviderSignIn | undefined;
  /** How many tries one address has in a quarter of an hour; a tenth of it with one account. */
  mostTries: number;
}

const pathOf = ({ method, url }: GuardedCall): string => (method === 'POST' ? (url.split('?')[0] ?? '') : '');

const guarded = new Set(['/jwt/register', '/jwt/forgot-password', '/jwt/reset-password', '/jwt/confirm-address']);

function readText({ body }: GuardedCall, field: string): string {
  try {
    const value: unknown = JSON.parse(body ?? '');
    const text: unknown =
      typeof value === 'object' && value !== null ? Object.getOwnPropertyDescriptor(value, field)?.value : '';
    return typeof text === 'string' ? text : '';
  } catch {
    return '';
  }
}

const longestPassword = 1000;

export function createSignInGuard({
  database,
  api,
  passwords,
  idTokens,
  provider,
  mostTries,
}: GuardOptions): SignInGuard {
  const accountOf = (call: GuardedCall) => readText(call, 'email').trim().toLowerCase().slice(0, 320);
  const pairOf = (call: GuardedCall) => `account ${accountOf(call)} from ${call.ip}`;

  function limitsOf(call: GuardedCall): TryLimit[] {
    const path = pathOf(call);
    if (path === '/jwt/login')
      return [
        { key: `address ${call.ip}`, most: mostTries },
        { key: `account ${accountOf(call)}`, most: mostTries / 2 },
        { key: pairOf(call), most: mostTries / 10 },
      ];
    return guarded.has(path) ? [{ key: `${path} ${call.ip}`, most: mostTries / 5 }] : [];
  }

  async function prepare(call: GuardedCall): Promise<void> {
    const password = readText(call, 'password');
    if (password === '' || password.length > longestPassword) return;
    const stored = await api.withStore([], async (store) => {
      const person = findByEmail(store, accountOf(call));
      return person && store.table(credentialsKey).get(person.id);
    });
    await passwords.prepare(password, stored);
  }

  return {
    async check(call) {
      if (provider && pathOf(call) === '/jwt/provider') await idTokens.prepare(readText(call, 'idToken'), provider);
      const limits = limitsOf(call);
      if (limits.length === 0) return null;
      const seconds = await countTry(database, limits);
      if (seconds !== null) {
        const minutes = Math.ceil(seconds / 60);
        return { seconds, data: { error: { email: [`Too many tries. Try again in ${minutes} minutes.`] } } };
      }
      if (pathOf(call) === '/jwt/login') await prepare(call);
      return null;
    },
    async succeed(call) {
      if (pathOf(call) === '/jwt/login') await forgetTries(database, [pairOf(call), `account ${accountOf(call)}`]);
    },
  };
}
