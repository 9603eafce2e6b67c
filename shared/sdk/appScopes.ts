import type { AppDefinition } from '@atrium/contract';
import type { AxiosInstance } from 'axios';
import { apiPathOf } from './appApi';
import { createScopedStorage } from './storage';
import type { AtriumEvent, EventHub, HostRuntime, Runtime } from './types';

interface ScopeOptions extends Omit<ActiveAppParts, 'scopeOf'> {
  createClient(app: string): AxiosInstance;
  getRuntime: () => Runtime;
}

/** App scopes: client, storage, events, texts, slice and api of each app, apart from those of others. */
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

interface ActiveAppParts {
  installApi: (app: string, api: NonNullable<AppDefinition['api']>) => void;
  removeApi: (app: string) => void;
  replaceReducer: (
    id: string,
    reducer: NonNullable<AppDefinition['reducer']>,
    accepts: (state: unknown) => boolean,
  ) => void;
  scopeOf: HostRuntime['scopeOf'];
}

interface ActiveApp {
  definition: AppDefinition;
  stop?: () => void;
}

/** Active apps of a page: their APIs are installed on entry and removed on exit. */
function createActiveApps({ installApi, removeApi, replaceReducer, scopeOf }: ActiveAppParts) {
  const active = new Map<string, ActiveApp>();

  /** An app that throws while it starts or stops affects only itself. */
  function attempt<T>(app: string, stage: string, work: () => T): T | undefined {
    try {
      return work();
    } catch (error) {
      scopeOf('frame').events.emit({ type: 'error', app, stage, error: String(error) });
      return undefined;
    }
  }

  function leave(app: string): void {
    const { stop } = active.get(app) ?? {};
    if (stop) attempt(app, 'stop', stop);
    active.delete(app);
  }

  const activateApp: HostRuntime['activateApp'] = (app, definition) => {
    if (active.get(app)?.definition === definition) return;
    const { id, api, reducer, acceptsState = () => false, listen } = definition;
    if (id !== app) throw new Error(`The app calls itself "${id}".`);
    if (api && api.reducerPath !== apiPathOf(app)) throw new Error(`Its api is that of "${api.reducerPath}".`);
    leave(app);
    if (reducer) replaceReducer(app, reducer, acceptsState);
    if (api) installApi(app, api);
    else removeApi(app);
    const stop = listen && attempt(app, 'listen', () => listen(scopeOf(app)));
    active.set(app, { definition, ...(stop ? { stop } : {}) });
  };

  return { activateApp, deactivateApp: leave };
}
