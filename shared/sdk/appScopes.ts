import type { AxiosInstance } from 'axios';
import { type ActiveAppParts, createActiveApps } from './activeApps';
import { createScopedStorage } from './storage';
import type { AtriumEvent, EventHub, HostRuntime, Runtime } from './types';

interface ScopeOptions extends Omit<ActiveAppParts, 'scopeOf'> {
  createClient(app: string): AxiosInstance;
  getRuntime: () => Runtime;
}

/** What belongs to one app alone of all that a page shares: its client, storage, events, texts, slice and api. */
export function createAppScopes({ createClient, installApi, removeApi, replaceReducer, getRuntime }: ScopeOptions) {
  const clients = new Map<string, AxiosInstance>();
  const scopes = new Map<string, Runtime>();

  function httpOf(app: string): AxiosInstance {
    const client = clients.get(app) ?? createClient(app);
    clients.set(app, client);
    return client;
  }

  function createScope(app: string): Runtime {
    const runtime = getRuntime();
    const { languages, session, events } = runtime;
    return {
      ...runtime,
      http: httpOf(app),
      storage: createScopedStorage(runtime.storage, () => `${app}:${session.getState().user?.id ?? 'guest'}:`),
      events: stamp(events, app),
      languages: {
        ...languages,
        addTexts: (namespace, locales) =>
          namespace === app
            ? languages.addTexts(namespace, locales)
            : Promise.reject(new Error(`${app} has no texts under "${namespace}".`)),
      },
    };
  }

  const scopeOf: HostRuntime['scopeOf'] = (app) => {
    if (app === 'frame') return getRuntime();
    const scope = scopes.get(app) ?? createScope(app);
    scopes.set(app, scope);
    return scope;
  };

  return { httpOf, scopeOf, ...createActiveApps({ installApi, removeApi, replaceReducer, scopeOf }) };
}

/** The hub as an app has it: whatever the app says there is said under its own id. */
const stamp = (events: EventHub, app: string): EventHub => ({
  ...events,
  emit: (event: AtriumEvent) => events.emit('app' in event ? { ...event, app } : event),
});
