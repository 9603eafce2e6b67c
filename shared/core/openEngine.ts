import { eq, peopleTable, type UserRole } from '@atrium/backend';
import type { BackendCatalog, Persistence } from '@atrium/backend/engine';
import { demoStorage, Engine } from '@atrium/backend/engine';
import type { OpenFiles } from '@atrium/backend/files';
import type { SessionTokens } from './api';
import { createCoreGate } from './auth/gate';
import type { CoreOptions } from './options/CoreOptions';
import { createCoreSources } from './sources';

export interface OpenOptions extends CoreOptions {
  persistence: Persistence;
  /** Keeps the bytes of files; absent, they stay in the records. */
  files?: OpenFiles | undefined;
  now?: () => number;
  random?: () => number;
  /** Gives each account rows of its own in personal tables. */
  hasAccounts?: boolean;
}

/** The engine with the core backend. The apps' backends are registered with its catalog. */
export async function openEngine({
  now = Date.now,
  random,
  persistence,
  files,
  hasAccounts,
  storage = demoStorage,
  ...options
}: OpenOptions): Promise<Engine> {
  const catalog = (): BackendCatalog => engine.catalog;
  const host = { ...options, storage };
  const engine = new Engine({
    now,
    random,
    ...(hasAccounts && { hasAccounts }),
    gate: createCoreGate(host),
    storage,
    ...(files && { files }),
    sources: createCoreSources(host, catalog),
    persistence,
    checksAnswers: process.env.NODE_ENV !== 'production',
  });
  return engine;
}

/** A session of the first person of a role, without a password: for tests, and for the development of an app. */
export const issueSessionOf = (api: Engine, role: UserRole): Promise<SessionTokens> =>
  api.change('people', async (store) => {
    const person = await store.table(peopleTable).first({ where: eq('role', role) });
    if (!person) throw new Error(`Nobody is ${role}`);
    const { issueSession } = await import(/* webpackChunkName: "mock-later" */ './auth/issueSession');
    return issueSession(store, person);
  });
