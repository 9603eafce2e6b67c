import type { KeyValueStore, Navigate, Navigation } from '@atrium/contract';
import type { AxiosInstance } from 'axios';
import { type Changes, createChanges, type TabChannel } from './changes';
import type { LoadCommands } from './commands';
import { createEventHub } from './events';
import type { Prepare } from './http';
import { createI18n, createLanguages, followOtherTabs } from './languages';
import { createResilientStorage, type ResilientStorage } from './resilientStorage';
import { createSession } from './session';
import { type Locks, type PageHttp, pageLocks, type SessionProvider } from './sessionProvider';
import { pageStorage } from './storage';
import type { Catalog, Clock, HostRuntime, Session } from './types';

/** Services of the page that a stream of change events from a server needs. */
export interface ChangeStreamClient {
  /** Address of the API; empty for the page's own origin. */
  baseURL: string;
  session: Pick<Session, 'getState' | 'subscribe' | 'currentToken'>;
  clock: Clock;
  /** Identifies this browser to the server, which leaves out its own changes. */
  pageId: string;
  receive(apps: readonly string[]): void;
  /** Invalidates the data of every app: the server no longer knows everything that has changed. */
  receiveAll(): void;
  /** The server has rejected this access token: renews it, or asks the person to sign in again. */
  onTokenRejected?: (token: string) => void;
}

/** Opens the stream; returns the function that closes it. */
export type OpenChangeStream = (client: ChangeStreamClient) => () => void;

/** Leads from page to page outside of components, in commands say: by the router on screen, without one not at all. */
export function createNavigation(): Navigation {
  let current: Navigate | null = null;
  return {
    navigate: (to, options) => current?.(to, options),
    connectRouter(router) {
      current = router;
      return () => {
        if (current === router) current = null;
      };
    },
  };
}

/** The id of a record in an address; undefined for what can be none. */
export const readId = (text: string | undefined): number | undefined =>
  text && /^[1-9]\d{0,14}$/.test(text) ? Number(text) : undefined;

const pageClock: Clock = {
  now: () => Date.now(),
  setTimeout: (run, ms) => window.setTimeout(run, ms),
  clearTimeout: (id) => window.clearTimeout(id),
};

export interface RuntimeOptions {
  /** Storage of session and language; defaults to the browser's local storage, where apps cannot remove them. */
  storage?: KeyValueStore & Partial<ResilientStorage>;
  clock?: Clock;
  locks?: Locks;
  /** Address of the API; defaults to this page's origin. */
  baseURL?: string;
  /** Identity provider; defaults to sign-in with a password. */
  provider?: SessionProvider | undefined;
  /** The live apps; none. */
  catalog?: Catalog;
  loadCommands?: LoadCommands;
  /** The way to the other tabs; the browser's own. */
  openChannel?: () => TabChannel | undefined;
  /** Follows what other machines change; where a server answers. */
  openLive?: OpenChangeStream;
}

type RuntimeServices = Pick<
  HostRuntime,
  'storage' | 'session' | 'i18n' | 'languages' | 'catalog' | 'changes' | 'events' | 'clock' | 'socketUrl'
>;

type HttpCode = typeof import('./http');

/** The clients of a page, on its one network. */
interface HttpClients extends Pick<HostRuntime, 'http' | 'network'> {
  createClient(app: string): AxiosInstance;
}

/** Services of a page before anyone is signed in: all of a runtime that needs neither store nor permissions. */
export interface PageServices extends RuntimeServices, Navigation {
  changes: Changes;
  /** Its first call loads the client. */
  http: PageHttp;
  /** Loads the clients of the page, once; a call after a failure tries again. */
  openHttp(): Promise<HttpClients>;
  /** The clients of the page, made by a host that has their code. */
  createHttp(code: HttpCode): HttpClients;
  /** Lets every call wait for what answers it: for the demo, which is installed on the network. */
  answerBy(prepare: Prepare): void;
  /** Begins to listen to the person, to the other tabs and to the clock; returns how to stop. */
  start(): () => void;
}

const nobody = '';

/** By which a server knows who writes: one name for all tabs, for they tell each other themselves what they have written. */
function nameOfBrowser(storage: KeyValueStore): string {
  const name = storage.getItem('atrium.browser') ?? crypto.randomUUID();
  storage.setItem('atrium.browser', name);
  return name;
}

const noApps: Catalog = { getApps: () => [], subscribe: () => () => {} };

/** Makes the services of a page: storage, languages, the way to the API, and the session. */
export function createPageServices({
  storage = createResilientStorage(pageStorage()),
  clock = pageClock,
  locks = pageLocks,
  baseURL,
  provider,
  catalog = noApps,
  openChannel,
  openLive,
}: Omit<RuntimeOptions, 'loadCommands'> = {}): PageServices {
  const events = createEventHub(clock);
  const i18n = createI18n(storage);
  const languages = createLanguages(i18n, storage, events);
  const changes = createChanges(catalog, clock, openChannel);
  const pageId = openLive ? nameOfBrowser(storage) : undefined;
  const clients = createClients({
    baseURL,
    clientOptions: (app) => ({
      ...(pageId && { pageId }),
      getSession: () => session,
      onWrite: (path) => changes.publish(path, app),
      // Changes made by the scheduler invalidate every app, including the caller.
      onChanged: (ids, isOwn) => changes.publishApps(ids, isOwn ? app : nobody),
    }),
  });
  const { http } = clients;
  const session = createSession({ http, storage, clock, locks, events, i18n, provider });
  const { receive, receiveAll } = changes;
  const receivers = { receive, receiveAll, onTokenRejected: (token: string) => void session.renewToken(token) };
  return {
    ...clients,
    storage,
    session,
    i18n,
    languages,
    catalog,
    changes,
    events,
    clock,
    ...(openLive && { socketUrl: socketsOf(baseURL) }),
    ...createNavigation(),
    start() {
      // Before the session: what another tab has removed is gone by the time that the session looks.
      return stopAll([
        storage.start?.() ?? (() => {}),
        session.start(),
        changes.start(),
        pageId && openLive ? openLive({ baseURL: baseURL ?? '', session, clock, pageId, ...receivers }) : () => {},
        followOtherTabs(languages),
      ]);
    },
  };
}

interface ClientsOptions {
  baseURL: string | undefined;
  clientOptions: (app: string) => Omit<Parameters<HttpCode['createScopedClient']>[0], 'network' | 'getPrepare'>;
}

type LazyClients = Pick<PageServices, 'http' | 'openHttp' | 'createHttp' | 'answerBy'>;

/** The clients of a page, whose code comes with the first call or with the host. */
function createClients({ baseURL, clientOptions }: ClientsOptions): LazyClients {
  let clients: HttpClients | undefined;
  let opening: Promise<HttpClients> | undefined;
  let prepare: Prepare | undefined;

  const makeClients = ({ createNetwork, createScopedClient }: HttpCode): HttpClients => {
    const network = createNetwork(baseURL);
    const createClient = (app: string) =>
      createScopedClient({ network, getPrepare: () => prepare, ...clientOptions(app) });
    return { network, createClient, http: createClient('frame') };
  };
  const createHttp = (code: HttpCode): HttpClients => {
    clients ??= makeClients(code);
    return clients;
  };
  const openHttp = async () => {
    opening ??= import(/* webpackChunkName: "http" */ './http').then(createHttp);
    opening.catch(() => {
      opening = undefined;
    });
    return clients ?? opening;
  };
  return {
    createHttp,
    openHttp,
    answerBy(next) {
      prepare = next;
    },
    http: {
      post: async (...call) => (clients ?? (await openHttp())).http.post(...call),
    },
  };
}

/** Relative to the page, an address of http is one of a socket as well: https makes it wss. */
const socketsOf = (baseURL = ''): string =>
  new URL(`${baseURL.replace(/\/$/, '')}/api/documents`, window.location.href).href.replace(/^http/, 'ws');

const stopAll = (stops: readonly (() => void)[]) => () => {
  for (const stop of stops) stop();
};
