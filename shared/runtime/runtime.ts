import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createSessionAbility } from './ability';
import { api } from './api';
import { pageClock } from './clock';
import { createCommands, type LoadCommands } from './commands';
import { createEventHub } from './events';
import { authorizeCalls, createHttp } from './http';
import { createI18n, createLanguages } from './languages';
import { type Locks, pageLocks } from './locks';
import { createNavigation } from './navigation';
import { createSession } from './session';
import { type KeyValueStore, pageStorage } from './storage';
import { createStore } from './store';
import type { Catalog, Clock, HostRuntime, Runtime } from './types';

export interface RuntimeOptions {
  /** Where session and language are kept; the browser's local storage. */
  storage?: KeyValueStore;
  clock?: Clock;
  locks?: Locks;
  /** Where the API is, when it is not this page's origin. */
  baseURL?: string;
  /** The live apps; none. */
  catalog?: Catalog;
  /** How to get an app's command module. */
  loadCommands?: LoadCommands;
}

const noApps: Catalog = { getApps: () => [], subscribe: () => () => {} };
const loadNoCommands: LoadCommands = (app) => Promise.reject(new Error(`This host cannot load commands of ${app.id}`));

/** Makes a runtime: a page makes one, each test its own. */
export const createRuntime = ({ ...options }: RuntimeOptions = {}): Runtime => createHostRuntime(options);

/** Makes the runtime of a host that loads releases while its page is open. */
export function createHostRuntime({
  storage = pageStorage(),
  clock = pageClock,
  locks = pageLocks,
  baseURL,
  catalog = noApps,
  loadCommands = loadNoCommands,
}: RuntimeOptions = {}): HostRuntime {
  const events = createEventHub(clock);
  const i18n = createI18n(storage);
  const languages = createLanguages(i18n, storage, events);
  const http = createHttp(baseURL);
  const session = createSession({ http, storage, clock, locks, events, i18n });
  authorizeCalls(http, session);
  const ability = createSessionAbility(session);
  const can: Runtime['can'] = (permission) =>
    permission ? ability.can(permission.action, permission.subject) : session.getState().user !== null;
  const commands = createCommands(catalog, loadCommands, () => runtime);
  const services = {
    http,
    session,
    ability,
    i18n,
    languages,
    commands,
    catalog,
    events,
    clock,
    can,
    ...createNavigation(),
  };
  const { forget, ...storeParts } = createStore(services);
  const { store } = storeParts;

  followSession();
  const runtime: HostRuntime = { ...services, ...storeParts, start };
  return runtime;

  function followSession() {
    let { status, user: person } = session.getState();
    session.subscribe(() => {
      const { status: next, user } = session.getState();
      // Apps' state is the person's; the frame's, such as its skin, is the browser's.
      if (user && person && user.id !== person.id) forget(catalog.getApps().map(({ id }) => id));
      // What failed while the session was over is asked again, as after a lost connection.
      else if (status === 'expired' && next === 'signedIn') store.dispatch(api.internalActions.onOnline());
      person = user ?? person;
      status = next;
    });
  }

  function start() {
    const stopping = [session.start(), setupListeners(store.dispatch)];
    return () => {
      for (const stop of stopping) stop();
    };
  }
}
