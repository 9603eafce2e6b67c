import { type AppBackend, toBackendSource, type UserRole } from '@atrium/backend';
import { type ApiRequest, type Engine, memoryPersistence, type Persistence, toHeaders } from '@atrium/backend/engine';
import type { FileStore, OpenFiles } from '@atrium/backend/files';
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

interface Demo {
  engine: Engine;
  files: OpenFiles | undefined;
}

/** The engine on the records and files that the page shares with the browser's other tabs. */
async function openDemo({ persistence, files: given, ...options }: DemoOptions): Promise<Demo> {
  const { persistence: opened, files = given } = persistence
    ? { persistence }
    : await openBrowserStorage(options.now ?? Date.now);
  const engine = await openEngine({ ...options, persistence: opened, files });
  if (files) setTimeout(() => void sweep(engine, files).catch((error) => console.error(error)), sweepAfterMs);
  return { engine, files };
}

/** Nobody waits for it, and the first calls have the browser to themselves. */
const sweepAfterMs = 60_000;

/** Deletes files that no record has used for a day. */
async function sweep(engine: Engine, open: OpenFiles): Promise<void> {
  const { sweepFiles } = await import(/* webpackChunkName: "mock-later" */ '@atrium/backend/files');
  await sweepFiles(await open(), {
    read: (work) => engine.read([], work),
    change: (work) => engine.change('frame', work),
  });
}

/** Marks a browser whose records hold no files any more: earlier versions kept them there. */
const movedMark = 'atrium.files.moved';

/** The browser's databases; memory where there are none, as in a private window: files then stay in the records. */
async function openBrowserStorage(now: () => number): Promise<Pick<OpenOptions, 'persistence' | 'files'>> {
  if (typeof indexedDB === 'undefined') return { persistence: memoryPersistence() };
  try {
    const persistence = await openIndexedDb('atrium');
    await moveFiles(persistence, now).catch((error) => console.error(error));
    return { persistence, files: openFiles };
  } catch {
    return { persistence: memoryPersistence() };
  }
}

/** Once in the life of the browser's records; those of which it fails stay as they are, and can still be read. */
async function moveFiles(persistence: Persistence, now: () => number): Promise<void> {
  if (localStorage.getItem(movedMark)) return;
  if ((await persistence.listTables()).length > 0) {
    const { moveRecords } = await import(/* webpackChunkName: "mock-later" */ '@atrium/backend/files');
    await moveRecords(persistence, await openFiles(), now());
  }
  localStorage.setItem(movedMark, '1');
}

const loadFiles = () => import(/* webpackChunkName: "mock-later" */ './browserFiles');

let openedFiles: Promise<FileStore> | undefined;

/** Few calls have to do with files: what keeps them is loaded by the first that has. */
const openFiles: OpenFiles = () => {
  const open = openedFiles ?? loadFiles().then((module) => module.openBrowserFiles('atrium-files'));
  openedFiles = open;
  // What could not be loaded or opened is tried again by the next call.
  open.catch(() => {
    openedFiles = undefined;
  });
  return open;
};

type Response = [status: number, data: unknown, headers?: AxiosHeaders | undefined];

export interface MockOptions extends Partial<DemoOptions>, Partial<MockSettings> {
  /** Query of the first page; by the first call the URL may have changed. */
  search?: string;
  /** Where people open the product; the origin of the page. */
  origin?: string;
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
  const { suggestions = () => [], requires, provider, signIn, now, random, persistence, ...more } = options;
  const { search, origin = globalThis.location?.origin ?? '', ...asked } = more;
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
    const { engine, files } = await opening;
    const call = { ...toRequest(http, config), origin };
    const result = await engine.handle(
      config.data instanceof Blob ? await (await loadFiles()).withUpload(call, config.data, files) : call,
    );
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
    isPersistent: opening.then(({ engine }) => engine.store.persistence.isPersistent),
    reset: async () => (await opening).engine.reset(),
    issueSession: async (role) => issueSessionOf((await opening).engine, role),
    register(manifest, load) {
      const source = toBackendSource(manifest, load);
      // An app that claims what is another's goes without a backend; the others go on.
      opening.then(({ engine }) => engine.catalog.register(manifest.id, source)).catch((error) => console.error(error));
      for (const prefix of source.prefixes) prefixes.add(prefix);
      return () => void opening.then(({ engine }) => engine.catalog.unregister(manifest.id));
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
