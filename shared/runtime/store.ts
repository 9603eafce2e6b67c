import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { api } from './api';
import type { Runtime } from './types';

const stateDropped = createAction<readonly string[]>('runtime/stateDropped');

interface StoreParts extends Pick<Runtime, 'store' | 'injectReducer'> {
  /** Forgets what was fetched, and the state under these ids. */
  forget(ids: readonly string[]): void;
}

/** The page's one store. `extra` is what thunks and queries get as their extra argument. */
export function createStore(extra: object): StoreParts {
  const slices = combineSlices(api).withLazyLoadedSlices<Record<string, unknown>>();
  const root: Reducer<ReturnType<typeof slices>> = (state, action) => {
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

  return {
    store,
    injectReducer(id, reducer) {
      if (injected.get(id) === reducer) return;
      injected.set(id, reducer);
      slices.inject({ reducerPath: id, reducer }, { overrideExisting: true });
      // Another release's reducer may not understand the state that the last one left.
      store.dispatch(stateDropped([id]));
    },
    forget(ids) {
      store.dispatch(api.util.resetApiState());
      store.dispatch(stateDropped(ids));
    },
  };
}
