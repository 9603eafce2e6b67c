import { type AppBackend, toBackendSource, type UserRole } from '@atrium/backend';
import type { Engine } from '@atrium/backend/engine';
import { memoryPersistence, type Persistence } from '@atrium/backend/engine';
import type { OpenFiles } from '@atrium/backend/files';
import type { AppManifest } from '@atrium/contract';
import type { SessionTokens } from '../api';
import { issueSessionOf, openEngine } from '../openEngine';
import type { CoreOptions, SuggestedPage } from '../options/CoreOptions';

export { demoRules } from '../options/signInRules';

export interface Answer<T> {
  status: number;
  data: T;
}

type Params = Record<string, unknown>;

/** An app whose backend answers in a test. */
export interface TestApp {
  manifest: AppManifest;
  backend: AppBackend;
}

export const testPages: readonly SuggestedPage[] = [
  { id: 'plans.home', title: 'Plans', icon: 'map', link: '/apps/plans', isBookmarked: true },
  { id: 'talks.home', title: 'Talks', icon: 'message-circle', link: '/apps/talks', isBookmarked: true },
  { id: 'notes.home', title: 'Notes', icon: 'notebook', link: '/apps/notes' },
];

const toQuery = (params: Params): string => {
  const query = new URLSearchParams();
  for (const [key, value] of Object.entries(params)) {
    for (const item of [value].flat()) if (item !== null && item !== undefined) query.append(key, String(item));
    if (Array.isArray(value) && value.length === 0) query.append(key, '');
  }
  return query.size > 0 ? `?${query}` : '';
};

interface Options {
  apps?: readonly TestApp[];
  persistence?: Persistence;
  /** Keeps the bytes of files; absent, they stay in the records. */
  files?: OpenFiles;
  random?: () => number;
  pages?: () => readonly SuggestedPage[];
  requires?: CoreOptions['requires'];
  provider?: CoreOptions['provider'];
  storage?: CoreOptions['storage'];
  sendsMail?: CoreOptions['sendsMail'];
  signIn?: CoreOptions['signIn'];
  /** Gives each account rows of its own in personal tables, as a server does. */
  hasAccounts?: boolean;
}

/** An API of its own for one test: the core and some apps, a clock to set, and calls as a client makes them. */
export function createTestApi({
  apps = [],
  persistence = memoryPersistence(),
  files,
  random,
  pages = () => testPages,
  requires,
  provider,
  storage,
  sendsMail,
  signIn,
  hasAccounts = false,
}: Options = {}) {
  const clock = { now: new Date(2026, 10, 20, 12).getTime() };
  const opening: Promise<Engine> = openEngine({
    now: () => clock.now,
    random,
    persistence,
    files,
    suggestions: pages,
    ...(requires && { requires }),
    ...(provider && { provider }),
    ...(storage && { storage }),
    ...(sendsMail !== undefined && { sendsMail }),
    ...(signIn && { signIn }),
    hasAccounts,
  }).then((api) => {
    for (const { manifest, backend } of apps)
      api.catalog.register(
        manifest.id,
        toBackendSource(manifest, async () => backend),
      );
    return api;
  });
  let authorization: string | undefined;

  async function call<T>(method: string, url: string, body?: string): Promise<Answer<T>> {
    const answer = await (await opening).handle({ method, url, body, authorization });
    if (!answer) throw new Error(`No handler matches ${method} ${url}`);
    // A test names the type of the answer that it asks for; the contract suite checks that this is what comes.
    return { status: answer.status, data: answer.data as T };
  }

  return {
    opening,
    clock,
    get: <T = unknown>(url: string, params: Params = {}) => call<T>('GET', url + toQuery(params)),
    delete: <T = unknown>(url: string, params: Params = {}) => call<T>('DELETE', url + toQuery(params)),
    post: <T = unknown>(url: string, body?: unknown) => call<T>('POST', url, JSON.stringify(body)),
    authorize(header: string | undefined) {
      authorization = header;
    },
    async signIn(role: UserRole): Promise<SessionTokens> {
      const session = await issueSessionOf(await opening, role);
      authorization = `Bearer ${session.accessToken}`;
      return session;
    },
  };
}

export type TestApi = ReturnType<typeof createTestApi>;
