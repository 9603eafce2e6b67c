import type { AbilityRule } from '@atrium/core/api';
import { createMongoAbility, type MongoAbility } from '@casl/ability';
import { setupListeners } from '@reduxjs/toolkit/query/react';
import { createAppScopes } from './appScopes';
import { createCommands, type LoadCommands } from './commands';
import { coreApi } from './coreApi';
import * as httpCode from './http';
import { createPageServices, type PageServices, type RuntimeOptions } from './pageServices';
import { createStore } from './store';
import type { HostRuntime, Runtime, Session, SessionUser } from './types';

/** Permissions of a visitor without a session. */
const visitorRules: AbilityRule[] = [{ action: 'read', subject: 'Auth' }];

const getRules = (user: SessionUser | null) => user?.ability ?? visitorRules;

/** The one ability of the page: always the rules of the session's user, changed in place. */
function createSessionAbility(session: Session): MongoAbility {
  const ability = createMongoAbility(getRules(session.getState().user));
  let user = session.getState().user;
  session.subscribe(() => {
    if (session.getState().user === user) return;
    user = session.getState().user;
    ability.update(getRules(user));
  });
  return ability;
}

const loadNoCommands: LoadCommands = (app) => Promise.reject(new Error(`This host cannot load commands of ${app.id}`));

/** Makes a runtime: a page makes one, each test its own. */
export function createRuntime({ loadCommands = loadNoCommands, ...options }: RuntimeOptions = {}): HostRuntime {
  const services = createPageServices(options);
  const runtime = createRuntimeFrom(services, loadCommands);
  const { start } = runtime;
  return Object.assign(runtime, {
    start() {
      const stopServices = services.start();
      const stop = start();
      return () => {
        stop();
        stopServices();
      };
    },
  });
}

/**
 * Makes the runtime of a page whose services have begun, which starts and stops them itself.
 * @param loadCommands how to get an app's command module
 */
export function createRuntimeFrom(page: PageServices, loadCommands: LoadCommands): HostRuntime {
  const { start: _, createHttp, openHttp: __, answerBy: ___, ...rest } = page;
  const { createClient, ...clients } = createHttp(httpCode);
  const services = { ...rest, ...clients };
  const { http, session, catalog, changes, events, i18n } = services;
  const ability = createSessionAbility(session);
  const can: Runtime['can'] = (permission) =>
    permission ? ability.can(permission.action, permission.subject) : session.getState().user !== null;
  const commands = createCommands(catalog, loadCommands, (app) => appScopes.scopeOf(app));
  const httpOf = (app: string) => (app === 'frame' ? http : appScopes.httpOf(app));
  const { forget, refetchChanged, replaceReducer, installApi, removeApi, ...storeParts } = createStore({
    extra: { httpOf, i18n, changes },
    onReducerError: (app, error) =>
      queueMicrotask(() => events.emit({ type: 'error', app, stage: 'reducer', error: String(error) })),
  });
  const { store } = storeParts;
  const appScopes = createAppScopes({ createClient, installApi, removeApi, replaceReducer, getRuntime: () => runtime });
  const { scopeOf, activateApp, deactivateApp } = appScopes;
  const runtime: HostRuntime = {
    ...services,
    ability,
    commands,
    can,
    ...storeParts,
    scopeOf,
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
      // Apps' state is the person's; the shell's, such as its skin, is the browser's.
      if (user && person && user.id !== person.id) forget(catalog.getApps().map(({ id }) => id));
      // Queries that failed while the session was over are repeated in every app's api, as after a lost connection.
      else if (status === 'expired' && next === 'signedIn') store.dispatch(coreApi.internalActions.onOnline());
      person = user ?? person;
      status = next;
    });
  }

  function start() {
    return setupListeners(store.dispatch);
  }
}
