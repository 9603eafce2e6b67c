import type { AxiosInstance } from 'axios';
import type { KeyValueStore, Navigation } from '../contract/runtime';
import { type Changes, createChanges, type TabChannel } from './changes';
import { pageClock } from './clock';
import type { LoadCommands } from './commands';
import { createEventHub } from './events';
import { createNetwork, createRoomClient } from './http';
import { createKeptStorage, type KeptStorage } from './keptStorage';
import { createI18n, createLanguages, followOtherTabs } from './languages';
import { type Locks, pageLocks } from './locks';
import { createNavigation } from './navigation';
import { createSession } from './session';
import { pageStorage } from './storage';
import type { Catalog, Clock, HostRuntime } from './types';

export interface RuntimeOptions {
  /** Where session and language are kept; the browser's local storage, from which no app can take them. */
  storage?: KeyValueStore & Partial<KeptStorage>;
  clock?: Clock;
  locks?: Locks;
  /** Where the API is, when it is not this page's origin. */
  baseURL?: string;
  /** The live apps; none. */
  catalog?: Catalog;
  /** How to get an app's command module. */
  loadCommands?: LoadCommands;
  /** The way to the other tabs; the browser's own. */
  openChannel?: () => TabChannel | undefined;
}

type PartsOfRuntime = Pick<
  HostRuntime,
  'http' | 'network' | 'storage' | 'session' | 'i18n' | 'languages' | 'catalog' | 'changes' | 'events' | 'clock'
>;

/** What a page has before anyone is signed in: all of a runtime that needs neither the store nor the rules. */
export interface PageServices extends PartsOfRuntime, Navigation {
  changes: Changes;
  /** A client under the name of an app, on the page's one network. */
  createClient(app: string): AxiosInstance;
  /** Begins to listen to the person, to the other tabs and to the clock; returns how to stop. */
  start(): () => void;
}

/** The source of a change that no app has made. */
const nobody = '';

const noApps: Catalog = { getApps: () => [], subscribe: () => () => {} };

/** Makes the services of a page: storage, languages, the way to the API, and the session. */
export function createPageServices({
  storage = createKeptStorage(pageStorage()),
  clock = pageClock,
  locks = pageLocks,
  baseURL,
  catalog = noApps,
  openChannel,
}: Omit<RuntimeOptions, 'loadCommands'> = {}): PageServices {
  const events = createEventHub(clock);
  const i18n = createI18n(storage);
  const languages = createLanguages(i18n, storage, events);
  const network = createNetwork(baseURL);
  const changes = createChanges(catalog, clock, openChannel);
  const createClient = (app: string) =>
    createRoomClient({
      network,
      getSession: () => session,
      onWrite: (path) => changes.publish(path, app),
      // What came due by itself is news to every app, the one that has asked among them.
      onChanged: (ids, isOwn) => changes.publishApps(ids, isOwn ? app : nobody),
    });
  const http = createClient('frame');
  const session = createSession({ http, storage, clock, locks, events, i18n });

  return {
    http,
    network,
    storage,
    session,
    i18n,
    languages,
    catalog,
    changes,
    events,
    clock,
    createClient,
    ...createNavigation(),
    start() {
      // Before the session: what another tab has removed is gone by the time that the session looks.
      const stopping = [storage.start?.() ?? (() => {}), session.start(), changes.start(), followOtherTabs(languages)];
      return () => {
        for (const stop of stopping) stop();
      };
    },
  };
}
