import { setupListeners } from '@reduxjs/toolkit/query/react';
import type { KeyValueStore } from '../contract/runtime';
import { createSessionAbility } from './ability';
import { createChanges, type TabChannel } from './changes';
import { pageClock } from './clock';
import { createCommands, type LoadCommands } from './commands';
import { createEventHub } from './events';
import { frameApi } from './frameApi';
import { createNetwork, createRoomClient } from './http';
import { createKeptStorage, type KeptStorage } from './keptStorage';
import { createI18n, createLanguages, followOtherTabs } from './languages';
import { type Locks, pageLocks } from './locks';
import { createNavigation } from './navigation';
import { createRooms } from './rooms';
import { createSession } from './session';
import { pageStorage } from './storage';
import { createStore } from './store';
import type { Catalog, Clock, HostRuntime, Runtime } from './types';

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

const noApps: Catalog = { getApps: () => [], subscribe: () => () => {} };
const loadNoCommands: LoadCommands = (app) => Promise.reject(new Error(`This host cannot load commands of ${app.id}`));

/** Makes a runtime: a page makes one, each test its own. */
export function createRuntime({
  storage = createKeptStorage(pageStorage()),
  clock = pageClock,
  locks = pageLocks,
  baseURL,
  catalog = noApps,
  loadCommands = loadNoCommands,
  openChannel,
}: RuntimeOptions = {}): HostRuntime {
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
      // What came due while an app was reading is news to that app too.
      onChanged: (ids, isWrite) => changes.publishApps(ids, isWrite ? app : 'frame'),
    });
  const http = createClient('frame');
  const session = createSession({ http, storage, clock, locks, events, i18n });
  const ability = createSessionAbility(session);
  const can: Runtime['can'] = (permission) =>
    permission ? ability.can(permission.action, permission.subject) : session.getState().user !== null;
  const commands = createCommands(catalog, loadCommands, (app) => rooms.roomOf(app));
  const httpOf = (app: string) => (app === 'frame' ? http : rooms.httpOf(app));
  const { forget, refetchChanged, replaceReducer, installApi, removeApi, ...storeParts } = createStore({
    extra: { httpOf, i18n, changes },
    onReducerError: (app, error) =>
      queueMicrotask(() => events.emit({ type: 'error', app, stage: 'reducer', error: String(error) })),
  });
  const { store } = storeParts;
  const rooms = createRooms({ createClient, installApi, removeApi, replaceReducer, getRuntime: () => runtime });
  const { roomOf, activateApp, deactivateApp } = rooms;
  const runtime: HostRuntime = {
    http,
    network,
    storage,
    session,
    ability,
    i18n,
    languages,
    commands,
    catalog,
    changes,
    events,
    clock,
    can,
    ...createNavigation(),
    ...storeParts,
    roomOf,
    activateApp,
    deactivateApp,
    start,
  };

  followSession();
  changes.subscribe(refetchChanged);
  return runtime;

  function followSession() {
    let { status, user: person } = session.getState();
    session.subscribe(() => {
      const { status: next, user } = session.getState();
      // Apps' state is the person's; the frame's, such as its skin, is the browser's.
      if (user && person && user.id !== person.id) forget(catalog.getApps().map(({ id }) => id));
      // What failed while the session was over is asked again, as after a lost connection: in every app's api alike.
      else if (status === 'expired' && next === 'signedIn') store.dispatch(frameApi.internalActions.onOnline());
      person = user ?? person;
      status = next;
    });
  }

  function start() {
    // Before the session: what another tab has removed is gone by the time that the session looks.
    const stopping = [
      storage.start?.() ?? (() => {}),
      session.start(),
      setupListeners(store.dispatch),
      changes.start(),
      followOtherTabs(languages),
    ];
    return () => {
      for (const stop of stopping) stop();
    };
  }
}
