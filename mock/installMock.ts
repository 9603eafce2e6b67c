import { type AppBackend, toBackendSource, type UserRole } from '@atrium/backend';
import { type ApiRequest, type Engine, memoryPersistence, type Persistence, toHeaders } from '@atrium/backend/engine';
import { type AppManifest, findPrefix } from '@atrium/contract';
import { corePrefixes, issueSessionOf, type OpenOptions, openEngine } from '@atrium/core';
import type { SessionTokens } from '@atrium/core/api';
import axios, {
  AxiosError,
  AxiosHeaders,
  type AxiosInstance,
  type AxiosRequestConfig,
  CanceledError,
  type InternalAxiosRequestConfig,
} from 'axios';
import MockAdapter from 'axios-mock-adapter';
import { openIndexedDb } from './indexedDb';
import { readPageSettings } from './pageSettings';
import { calmSettings, fails, type MockSettings, wait } from './settings';

interface DemoOptions extends Omit<OpenOptions, 'persistence'> {
  /** Storage of the records; defaults to the browser's database. */
  persistence?: Persistence | undefined;
}

/** The engine on the records that the page shares with the browser's other tabs. */
const openDemo = async ({ persistence, ...options }: DemoOptions): Promise<Engine> =>
  openEngine({ ...options, persistence: persistence ?? (await openBrowserStorage()) });

/** The browser's database; memory where there is none, as in a private window. */
async function openBrowserStorage(): Promise<Persistence> {
  if (typeof indexedDB === 'undefined') return memoryPersistence();
  try {
    return await openIndexedDb('atrium');
  } catch {
    return memoryPersistence();
  }
}

type Response = [status: number, data: unknown, headers?: AxiosHeaders | undefined];

export interface MockOptions extends Partial<DemoOptions>, Partial<MockSettings> {
  /** Query of the first page; by the first call the URL may have changed. */
  search?: string;
}

export interface MockControl {
  /** Resets every record to the seed, in all tabs; the session stays. */
  reset(): Promise<void>;
  /** Changed in place; effective from the next call. */
  readonly settings: MockSettings;
  /** False if records are lost with the page, as in a private window. */
  readonly isPersistent: Promise<boolean>;
  /**
   * Adds an app's backend: everything under its prefixes, loaded on the first call there. Returns how to take it off.
   * @param load gives the backend that the module of that name exports by default
   */
  register(manifest: AppManifest, load: (module: string) => Promise<AppBackend>): () => void;
  /** Signs in the first person of a role, without a password: for tests, and for the development of an app. */
  issueSession(role: UserRole): Promise<SessionTokens>;
  uninstall(): void;
}

/**
 * Answers a client's calls from the demo API; what no handler matches goes on to the network.
 *
 * @param http the instance whose calls are answered
 * @param options what the host knows (the pages to suggest), and what a test injects (clock, chance, records)
 */
export function installMock(http: AxiosInstance, options: MockOptions = {}): MockControl {
  const { suggestions = () => [], requires, provider, signIn, now, random, persistence, search, ...asked } = options;
  const settings = { ...calmSettings, ...readPageSettings(search), ...asked };
  const opening = openDemo({
    suggestions,
    ...(requires && { requires }),
    ...(provider && { provider }),
    ...(signIn && { signIn }),
    now,
    random,
    persistence,
  });
  const network = axios.getAdapter(http.defaults.adapter ?? 'xhr');
  const adapter = new MockAdapter(http);

  /** The demo's answer to a call; nothing where no handler matches. */
  const answer = async (config: InternalAxiosRequestConfig): Promise<Response | undefined> => {
    await wait(settings.latency, config.signal);
    throwIfAborted(config);
    if (fails(settings, Math.random)) return fail(settings.failureStatus, config);
    const result = await (await opening).handle(toRequest(http, config));
    throwIfAborted(config);
    return result ? [result.status, result.data, new AxiosHeaders(toHeaders(result))] : undefined;
  };
  const passOn = async (config: InternalAxiosRequestConfig): Promise<Response> => {
    const { status, data, headers } = await network(config);
    return [status, data, headers instanceof AxiosHeaders ? headers : undefined];
  };
  // One handler for all apps: with a thousand handlers, every call would be matched against all of them.
  const prefixes = new Set(Object.values(corePrefixes).flat());
  const isOurs = ({ url = '' }: AxiosRequestConfig) =>
    findPrefix(prefixes, url.startsWith('/') ? url : `/${url}`) !== undefined;
  adapter.onAny().reply(async (config) => {
    if (!isPrepared(config)) throw new TypeError('The call was not made by the client');
    return (isOurs(config) && (await answer(config))) || passOn(config);
  });

  return {
    settings,
    isPersistent: opening.then(({ store }) => store.persistence.isPersistent),
    reset: async () => (await opening).reset(),
    issueSession: async (role) => issueSessionOf(await opening, role),
    register(manifest, load) {
      const source = toBackendSource(manifest, load);
      // An app that claims what is another's goes without a backend; the others go on.
      opening.then(({ catalog }) => catalog.register(manifest.id, source)).catch((error) => console.error(error));
      for (const prefix of source.prefixes) prefixes.add(prefix);
      return () => void opening.then(({ catalog }) => catalog.unregister(manifest.id));
    },
    uninstall: () => adapter.restore(),
  };
}

/** A call whose headers the client has put together, as it does before it asks an adapter. */
const isPrepared = (config: AxiosRequestConfig): config is InternalAxiosRequestConfig =>
  typeof config.headers?.get === 'function';

/** The call as it would be on the wire, so that all adapters read the same. */
function toRequest(http: AxiosInstance, config: InternalAxiosRequestConfig): ApiRequest {
  const { pathname, search } = new URL(http.getUri({ ...config, baseURL: undefined }), 'http://localhost');
  const { method = 'get', data, headers } = config;
  const authorization = headers.get('Authorization');
  return {
    method,
    url: pathname + search,
    body: typeof data === 'string' ? data : undefined,
    authorization: typeof authorization === 'string' ? authorization : undefined,
  };
}

function throwIfAborted(config: InternalAxiosRequestConfig): void {
  if (config.signal?.aborted) throw new CanceledError(undefined, undefined, config);
}

function fail(status: number, config: InternalAxiosRequestConfig): Response {
  if (status === 0) throw new AxiosError('Network Error', AxiosError.ERR_NETWORK, config);
  return [status, { error: 'The demo API fails on purpose' }];
}
