import type { BackendSource } from 'shared/backend';
import type { DemoApi } from '../mock/engine/api';
import type { FrameHost } from '../mock/frame/host';
import { openDemoApi } from '../mock/openDemoApi';
import type { Database } from './database/database';
import { openRecords, type Records } from './records/openRecords';
import { createTableOwners } from './records/tableOwners';
import { createIdTokensAhead, type IdTokensAhead } from './signIn/idTokensAhead';
import { createScryptPasswords, type ScryptPasswords } from './signIn/scryptPasswords';

export interface ServerApiOptions extends Pick<FrameHost, 'suggestions' | 'requires' | 'provider'> {
  database: Database;
  /** The apps' backends, by their ids. */
  sources: Readonly<Record<string, BackendSource>>;
  /** Begins without the demo's records. */
  isEmpty?: boolean;
  /** Lets anybody make an account; else the first one alone, and all others by invitation. */
  isOpen?: boolean;
  /** Mails leave: an address is proven by a link, and who registers opens one first. */
  sendsMail?: boolean;
  now?: () => number;
  random?: () => number;
}

/** The same backends as in the page, on a database that other processes may share. */
interface ServerApi {
  api: DemoApi;
  records: Records;
  passwords: ScryptPasswords;
  idTokens: IdTokensAhead;
}

/** An app without its first records, and without what its manifest says of them. */
const withoutSeed = ({ counts: _, personalCounts: __, ...source }: BackendSource): BackendSource => ({
  ...source,
  load: async () => ({ ...(await source.load()), seed: async () => ({}) }),
});

export async function openServerApi({
  database,
  sources,
  isEmpty = false,
  isOpen = false,
  sendsMail = false,
  now,
  random,
  ...host
}: ServerApiOptions): Promise<ServerApi> {
  const passwords = createScryptPasswords();
  const idTokens = createIdTokensAhead(now ?? Date.now);
  const records = await openRecords(database, () => owners);
  const api = await openDemoApi({
    ...host,
    ...(now && { now }),
    ...(random && { random }),
    hasAccounts: true,
    persistence: records,
    signIn: {
      needsToken: true,
      turnsRefreshTokens: true,
      isOpen,
      registration: sendsMail ? 'link' : 'atOnce',
      passwords,
      readIdToken: idTokens.read,
    },
  });
  const owners = createTableOwners(api.catalog);
  for (const [id, source] of Object.entries(sources)) api.catalog.register(id, source);
  if (isEmpty) for (const [id, source] of api.catalog.sources()) api.catalog.register(id, withoutSeed(source));
  return { api, records, passwords, idTokens };
}
