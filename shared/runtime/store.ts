import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { api, takeReplacedEndpoints } from './api';
import type { HostRuntime } from './types';

const stateDropped = createAction<readonly string[]>('runtime/stateDropped');
const resultsDropped = createAction<ReadonlySet<string>>('runtime/resultsDropped');

interface StoreParts extends Pick<HostRuntime, 'store' | 'injectReducer' | 'replaceReducer' | 'forgetReplaced'> {
  /** Forgets what was fetched, and the state under these ids. */
  forget(ids: readonly string[]): void;
}

/** The page's one store. `extra` is what thunks and queries get as their extra argument. */
export function createStore(extra: object): StoreParts {
  const slices = combineSlices(api).withLazyLoadedSlices<Record<string, unknown>>();
  const root: Reducer<ReturnType<typeof slices>> = (state, action) => {
    if (state && resultsDropped.match(action)) {
      const { queries } = state.api;
      const kept = Object.entries(queries).filter(([, query]) => !action.payload.has(query?.endpointName ?? ''));
      return { ...state, api: { ...state.api, queries: Object.fromEntries(kept) } };
    }
    if (!stateDropped.match(action) || !state) return slices(state, action);
    const kept = Object.entries(state).filter(([id]) => !action.payload.includes(id));
    return slices({ ...Object.fromEntries(kept), api: state.api }, action);
  };
  const store = configureStore({
    reducer: root,
    // The checks of development take longer than the work itself once a list is long; types and frozen state do it.
    middleware: (defaults) =>
      defaults({ thunk: { extraArgument: extra }, serializableCheck: false, immutableCheck: false }).concat(
        api.middleware,
      ),
  });
  const injected = new Map<string, Reducer>();

  const replaceReducer: StoreParts['replaceReducer'] = (id, reducer, understands) => {
    if (injected.get(id) === reducer) return;
    injected.set(id, reducer);
    // Another release's reducer may not understand the state that the last one left.
    const isKept = understands(store.getState()[id]);
    slices.inject({ reducerPath: id, reducer }, { overrideExisting: true });
    if (!isKept) store.dispatch(stateDropped([id]));
  };

  return {
    store,
    replaceReducer,
    injectReducer: (id, reducer) => replaceReducer(id, reducer, () => false),
    forgetReplaced() {
      const replaced = takeReplacedEndpoints();
      if (replaced.size === 0) return;
      store.dispatch(resultsDropped(replaced));
    },
    forget(ids) {
      store.dispatch(api.util.resetApiState());
      store.dispatch(stateDropped(ids));
    },
  };
}
