import type { AppApi } from '@atrium/contract';
import type { Middleware } from '@reduxjs/toolkit';

type Chain = (action: unknown) => unknown;

/** One place in the store's middleware for the apis of all apps; another release's takes the place of its app's last one. */
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
