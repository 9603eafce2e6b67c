import { type BackendSource, findPersonByEmail, peopleTable } from '@atrium/backend';
import type { Engine } from '@atrium/backend/engine';
import type { CoreOptions } from '@atrium/core';
import { openEngine } from '@atrium/core';
import type { Database } from './database/database';
import { createTableOwners } from './records/logEntry';
import { openRecords, type Records } from './records/openRecords';
import { createIdTokenCache, type IdTokenCache } from './signIn/idTokenCache';
import { createScryptPasswords, type ScryptPasswords } from './signIn/scryptPasswords';

export interface ServerApiOptions
  extends Pick<CoreOptions, 'suggestions' | 'requires' | 'provider' | 'storage' | 'sendsMail'> {
  database: Database;
  sources: Readonly<Record<string, BackendSource>>;
  /** Begins without the demo's records. */
  isEmpty?: boolean;
  /** Lets anybody make an account; else the first one alone, and all others by invitation. */
  isOpen?: boolean;
  /** The address of somebody who is let in by the provider the next time, as if they had been invited just now. */
  invite?: string | undefined;
  /** Work of making the key of a password (the N of scrypt); that of `createScryptPasswords` without it. */
  passwordCost?: number;
  now?: () => number;
  random?: () => number;
}

/** The same backends as in the page, on a database that other processes may share. */
interface ServerApi {
  api: Engine;
  records: Records;
  passwords: ScryptPasswords;
  idTokens: IdTokenCache;
}

/** An app without its first records, and without what its manifest says of them. */
const withoutSeed = ({ counts: _, personalCounts: __, ...source }: BackendSource): BackendSource => ({
  ...source,
  load: async () => ({ ...(await source.load()), seed: async () => ({}) }),
});

/** Lets the operator invite somebody where nobody can sign in who could. */
const invitePerson = (api: Engine, email: string) =>
  api.change('people', async (store) => {
    const person = await findPersonByEmail(store, email);
    if (!person) throw new Error(`Nobody has the address ${email} here.`);
    await store.table(peopleTable).put({ ...person, status: 'pending' });
  });

export async function openServerApi({
  database,
  sources,
  isEmpty = false,
  isOpen = false,
  invite,
  sendsMail = false,
  passwordCost,
  now,
  random,
  ...host
}: ServerApiOptions): Promise<ServerApi> {
  const passwords = createScryptPasswords(passwordCost);
  const idTokens = createIdTokenCache(now ?? Date.now);
  const records = await openRecords(database, () => owners);
  const api = await openEngine({
    ...host,
    sendsMail,
    ...(now && { now }),
    ...(random && { random }),
    hasAccounts: true,
    hasScheduler: true,
    persistence: records,
    signIn: {
      needsToken: true,
      rotatesRefreshTokens: true,
      isOpen,
      registration: sendsMail ? 'link' : 'atOnce',
      passwords,
      readIdToken: idTokens.read,
    },
  });
  const owners = createTableOwners(api.catalog);
  for (const [id, source] of Object.entries(sources)) api.catalog.register(id, source);
  if (isEmpty) for (const [id, source] of api.catalog.sources()) api.catalog.register(id, withoutSeed(source));
  if (invite) await invitePerson(api, invite);
  return { api, records, passwords, idTokens };
}
