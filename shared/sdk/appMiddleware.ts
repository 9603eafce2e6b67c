import type { AppApi } from '@atrium/contract';
import type { Middleware } from '@reduxjs/toolkit';

type Chain = (action: unknown) => unknown;

/** Middleware slot for the APIs of all apps; a new release replaces the entry of its app. */
export function createAppMiddleware() {
  const installed = new Map<string, AppApi>();
  let rebuild = () => {};

  const middleware: Middleware = (store) => (next) => {
    const built = new Map<AppApi, (next: Chain) => Chain>();
    let chain: Chain = next;
    rebuild = () => {
      chain = next;
      for (const api of installed.values()) {
        const wrap = built.get(api) ?? api.middleware(store);
        built.set(api, wrap);
        chain = wrap(chain);
      }
    };
    rebuild();
    return (action) => chain(action);
  };

  return {
    middleware,
    install(app: string, api: AppApi): void {
      installed.set(app, api);
      rebuild();
    },
    remove(app: string): void {
      if (installed.delete(app)) rebuild();
    },
    apis: (): IterableIterator<[string, AppApi]> => installed.entries(),
  };
}
