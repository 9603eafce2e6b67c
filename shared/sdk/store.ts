import type { AppApi } from '@atrium/contract';
import { combineSlices, configureStore, createAction, type Middleware, type Reducer } from '@reduxjs/toolkit';
import { ownerTag } from './appApi';
import type { Change } from './changes';
import { coreApi } from './coreApi';
import type { HostRuntime } from './types';

type Chain = (action: unknown) => unknown;

/** Middleware slot for the APIs of all apps; a new release replaces the entry of its app. */
function createAppMiddleware() {
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

const stateDropped = createAction<readonly string[]>('runtime/stateDropped');

interface StoreParts extends Pick<HostRuntime, 'store' | 'injectReducer'> {
  /** Puts a reducer in the place of another release's, whose state stays when `acceptsState` says yes to it. */
  replaceReducer(id: string, reducer: Reducer, acceptsState: (state: unknown) => boolean): void;
  /** Puts an app's api in place of its last one, of which nothing that was fetched stays. */
  installApi(app: string, api: AppApi): void;
  removeApi(app: string): void;
  resetResults(): void;
  forget(ids: readonly string[]): void;
  refetchChanged(change: Change): void;
}

interface StoreOptions {
  /** Extra argument of thunks and queries. */
  extra: object;
  /** Hears what an app's reducer threw. */
  onReducerError: (app: string, error: unknown) => void;
}

/** The page's one store: a slice under each app's id, and each app's api beside it. */
export function createStore({ extra, onReducerError }: StoreOptions): StoreParts {
  const slices = combineSlices(coreApi).withLazyLoadedSlices<Record<string, unknown>>();
  const root: Reducer<ReturnType<typeof slices>> = (state, action) => {
    if (!stateDropped.match(action) || !state) return slices(state, action);
    const otherSlices = Object.entries(state).filter(([id]) => !action.payload.includes(id));
    return slices({ ...Object.fromEntries(otherSlices), [coreApi.reducerPath]: state[coreApi.reducerPath] }, action);
  };
  const appMiddleware = createAppMiddleware();
  appMiddleware.install('frame', coreApi);
  const store = configureStore({
    reducer: root,
    // The checks of development take longer than the work itself once a list is long; types and frozen state do it.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        appMiddleware.middleware,
      ),
    // Changes render in the same frame as the press; a hidden tab, which has no frames, follows too.
    enhancers: (defaults) => defaults({ autoBatch: { type: 'tick' } }),
  });
  const injected = new Map<string, Reducer>();

  const replaceReducer: StoreParts['replaceReducer'] = (id, reducer, acceptsState) => {
    if (injected.get(id) === reducer) return;
    injected.set(id, reducer);
    // Another release's reducer may not understand the state that the last one left.
    const isKept = acceptsState(store.getState()[id]);
    slices.inject(
      { reducerPath: id, reducer: containReducer(reducer, (error) => onReducerError(id, error)) },
      { overrideExisting: true },
    );
    if (!isKept) store.dispatch(stateDropped([id]));
  };

  const { resetResults, refetchChanged } = createFetched(store, appMiddleware);

  return {
    store,
    replaceReducer,
    resetResults,
    injectReducer: (id, reducer) => replaceReducer(id, reducer, () => false),
    installApi(app, api) {
      appMiddleware.install(app, api);
      replaceReducer(api.reducerPath, api.reducer, () => false);
    },
    removeApi: appMiddleware.remove,
    forget(ids) {
      resetResults();
      store.dispatch(stateDropped(ids));
    },
    refetchChanged,
  };
}

/** A reducer that throws loses its own turn; the store goes on for all others. */
function containReducer(reducer: Reducer, onError: (error: unknown) => void): Reducer {
  // A reducer that threw at first has no state yet; it starts with the next action.
  let hasBegun = true;
  return (state, action) => {
    try {
      const next = reducer(hasBegun ? state : undefined, action);
      hasBegun = true;
      return next;
    } catch (error) {
      hasBegun &&= state !== undefined;
      onError(error);
      return state ?? null;
    }
  };
}

/** Fetched results of all apps' apis: resets them, or refetches what has changed. */
function createFetched(
  { dispatch }: Pick<HostRuntime['store'], 'dispatch'>,
  { apis }: Pick<ReturnType<typeof createAppMiddleware>, 'apis'>,
) {
  return {
    resetResults() {
      for (const [, api] of apis()) dispatch(api.util.resetApiState());
    },
    refetchChanged({ owner, source }: Change) {
      for (const [app, api] of apis()) {
        // An app that has written itself has said by its own tags what else is to be fetched.
        if (app !== source || owner !== source) dispatch(api.util.invalidateTags([{ type: ownerTag, id: owner }]));
      }
      dispatch(coreApi.util.invalidateTags(['Counts']));
    },
  };
}
