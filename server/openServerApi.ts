import { type BackendSource, findPersonByEmail, loadReferences, peopleTable } from '@atrium/backend';
import { type ApiEngine, BackendCatalog, demoStorage } from '@atrium/backend/engine';
import { type CoreOptions, createCoreGate, createCoreSources, secretTable } from '@atrium/core';
import type { Database } from './database/database';
import type { FileBytes } from './files/FileBytes';
import { moveFiles } from './files/moveFiles';
import { ServerFiles } from './files/ServerFiles';
import { noteAllJobs } from './scheduler/noteAllJobs';
import { createIdTokenCache, type IdTokenCache } from './signIn/idTokenCache';
import { createScryptPasswords, type ScryptPasswords } from './signIn/scryptPasswords';
import { prepareDatabase } from './sql/prepareDatabase';
import { SqlEngine } from './sql/SqlEngine';

export interface ServerApiOptions
  extends Pick<
    CoreOptions,
    | 'checkWebhookUrl'
    | 'suggestions'
    | 'requires'
    | 'provider'
    | 'storage'
    | 'sendsMail'
    | 'onApiTokenUse'
    | 'notificationText'
    | 'replyAddress'
  > {
  database: Database;
  /** Where the bytes of files are. */
  fileBytes: FileBytes;
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
export interface ServerApi {
  api: SqlEngine;
  files: ServerFiles;
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

/** The installation's secret, which every process has. */
export async function readSecret(api: ApiEngine): Promise<string> {
  const secret = await api.read([], (store) => store.table(secretTable).get('secret'));
  if (!secret) throw new Error('The installation has no secret');
  return secret.value;
}

export async function openServerApi({
  database,
  fileBytes,
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
  // Before the first row is written: what is searched is kept beside it.
  await loadReferences();
  const passwords = createScryptPasswords(passwordCost);
  const idTokens = createIdTokenCache(now);
  const options: CoreOptions = {
    ...host,
    isServer: true,
    sendsEmails: sendsMail,
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
  const files = new ServerFiles({ bytes: fileBytes, now, readSecret: () => readSecret(api) });
  const api: SqlEngine = await SqlEngine.open({
    database,
    gate,
    storage,
    files: async () => files,
    catalog,
    apps: new Set(Object.keys(sources).filter((id) => id !== 'outbox')),
    now,
    random,
    checksAnswers,
  });
  await prepareDatabase(api, { create: gate.firstRows, isEmpty });
  // Read before any transaction asks for it: an embedded database has one connection.
  await files.sign([]);
  await moveFiles(api, files);
  await noteAllJobs(api);
  // The list of the most used passwords is large: no call waits for it to be read.
  await api.read([], async (store) => store.credentials.isCommonPassword?.(''));
  if (invite) await invitePerson(api, invite);
  return { api, files, passwords, idTokens };
}
