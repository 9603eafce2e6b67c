import type { SessionTokens } from 'shared/api';
import { peopleKey, type UserRole } from 'shared/backend';
import { DemoApi } from './engine/api';
import type { BackendCatalog } from './engine/catalog';
import { openIndexedDb } from './engine/indexedDb';
import { memoryPersistence, type Persistence } from './engine/persistence';
import { demoStorage } from './engine/storageUse';
import { createFrameGate } from './frame/auth/gate';
import type { FrameHost } from './frame/host';
import { createFrameSources } from './frame/sources';

export interface OpenOptions extends FrameHost {
  now?: () => number;
  random?: () => number;
  scale?: number;
  /** Gives each account rows of its own in personal tables. */
  hasAccounts?: boolean;
  /** Jobs are run by this process, and not by pages. */
  hasScheduler?: boolean;
  /** Where the records are kept; chosen by itself where it is absent. */
  persistence?: Persistence;
}

/** The engine with the frame's own backends, on the records that it shares with the browser's other tabs. */
export async function openDemoApi({
  now = Date.now,
  random,
  scale = 1,
  persistence,
  hasAccounts,
  hasScheduler,
  storage = demoStorage,
  ...options
}: OpenOptions): Promise<DemoApi> {
  const catalog = (): BackendCatalog => api.catalog;
  const kept = persistence ?? (await choosePersistence(scale));
  const scaled = scale > 1 ? await layOver(kept) : null;
  const host = { ...options, storage };
  const api = new DemoApi({
    now,
    random,
    scale,
    ...(hasAccounts && { hasAccounts }),
    ...(hasScheduler && { hasScheduler }),
    gate: createFrameGate(host),
    storage,
    sources: createFrameSources(host, catalog),
    persistence: scaled ?? kept,
    scaled,
    checksAnswers: process.env.NODE_ENV !== 'production',
  });
  return api;
}

/** Records over very many that are made again each time: few ask for them. */
const layOver = async (kept: Persistence) =>
  (await import(/* webpackChunkName: "mock-later" */ './engine/scale')).createScaledPersistence(kept);

/** A session of the first person of a role, without a password: for tests, and for the development of an app. */
export const issueSessionOf = (api: DemoApi, role: UserRole): Promise<SessionTokens> =>
  api.withStore(['people'], async (store) => {
    const person = store
      .table(peopleKey)
      .all()
      .find((one) => one.role === role);
    if (!person) throw new Error(`Nobody is ${role}`);
    const { issueSession } = await import(/* webpackChunkName: "mock-later" */ './frame/auth/issueSession');
    return store.persistence.exclusive(async () => {
      const session = await issueSession(store, person);
      // A session that is not kept is none, once a call that is refused takes back what was not.
      await store.commit();
      return session;
    });
  });

/** The browser's database; memory where there is none, as in a private window. */
async function choosePersistence(scale: number): Promise<Persistence> {
  if (typeof indexedDB === 'undefined') return memoryPersistence();
  try {
    return await openIndexedDb(scale > 1 ? `atrium-${scale}` : 'atrium');
  } catch {
    return memoryPersistence();
  }
}
