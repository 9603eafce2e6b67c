import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createSessionAbility } from './ability';
import { createCommands, type LoadCommands } from './commands';
import { frameApi } from './frameApi';
import { createPageServices, type PageOptions, type PageServices } from './pageServices';
import { createRooms } from './rooms';
import { createStore } from './store';
import type { HostRuntime, Runtime } from './types';

export interface RuntimeOptions extends PageOptions {
  /** How to get an app's command module. */
  loadCommands?: LoadCommands;
  /** Those of a page that has begun already, and starts them itself. */
  services?: PageServices;
}

const loadNoCommands: LoadCommands = (app) => Promise.reject(new Error(`This host cannot load commands of ${app.id}`));

/** Makes a runtime: a page makes one, each test its own. */
export function createRuntime({
  loadCommands = loadNoCommands,
  services: begun,
  ...options
}: RuntimeOptions = {}): HostRuntime {
  const { start: startServices, createClient, ...services } = begun ?? createPageServices(options);
  const { http, session, catalog, changes, events, i18n } = services;
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
    ...services,
    ability,
    commands,
    can,
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
    const stopServices = begun ? () => {} : startServices();
    const stopRefetching = setupListeners(store.dispatch);
    return () => {
      stopRefetching();
      stopServices();
    };
  }
}
