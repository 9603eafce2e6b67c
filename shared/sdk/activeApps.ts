import type { AppDefinition } from '@atrium/contract';
import { apiPathOf } from './appApi';
import type { HostRuntime } from './types';

export interface ActiveAppParts {
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

/** Which apps are at work in a page: what they define is put in, and what they listen to is stopped when they leave. */
export function createActiveApps({ installApi, removeApi, replaceReducer, scopeOf }: ActiveAppParts) {
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
