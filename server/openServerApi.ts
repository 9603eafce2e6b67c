import { type BackendSource, findPersonByEmail, peopleTable } from '@atrium/backend';
import { type ApiEngine, BackendCatalog, demoStorage } from '@atrium/backend/engine';
import { type CoreOptions, createCoreGate, createCoreSources } from '@atrium/core';
import type { Database } from './database/database';
import { noteAllJobs } from './scheduler/noteAllJobs';
import { createIdTokenCache, type IdTokenCache } from './signIn/idTokenCache';
import { createScryptPasswords, type ScryptPasswords } from './signIn/scryptPasswords';
import { prepareDatabase } from './sql/prepareDatabase';
import { SqlEngine } from './sql/SqlEngine';

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
  api: SqlEngine;
  passwords: ScryptPasswords;
  idTokens: IdTokenCache;
}

/** Lets the operator invite somebody where nobody can sign in who could. */
const invitePerson = (api: ApiEngine, email: string) =>
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
  now = Date.now,
  random = Math.random,
  storage = demoStorage,
  ...host
}: ServerApiOptions): Promise<ServerApi> {
  const passwords = createScryptPasswords(passwordCost);
  const idTokens = createIdTokenCache(now);
  const options: CoreOptions = {
    ...host,
    storage,
    sendsMail,
    signIn: {
      needsToken: true,
      rotatesRefreshTokens: true,
      isOpen,
      registration: sendsMail ? 'link' : 'atOnce',
      passwords,
      readIdToken: idTokens.read,
    },
  };
  const catalog: BackendCatalog = new BackendCatalog(createCoreSources(options, () => catalog));
  for (const [id, source] of Object.entries(sources)) catalog.register(id, source);
  const gate = createCoreGate(options);
  const checksAnswers = process.env.NODE_ENV !== 'production';
  const api = await SqlEngine.open({ database, gate, storage, catalog, now, random, checksAnswers });
  await prepareDatabase(api, { create: gate.firstRows, isEmpty });
  await noteAllJobs(api);
  if (invite) await invitePerson(api, invite);
  return { api, passwords, idTokens };
}
