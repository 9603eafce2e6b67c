import { combineSlices, configureStore, createAction, type Reducer } from '@reduxjs/toolkit';
import { api } from './api';
import type { Runtime } from './types';

const stateDropped = createAction<string>('runtime/stateDropped');
const personChanged = createAction('runtime/personChanged');

interface StoreParts extends Pick<Runtime, 'store' | 'injectReducer'> {
  /** Forgets all that belongs to the person before: what was fetched and every app's state. */
  forgetPerson(): void;
}

/** The page's one store. `extra` is what thunks and queries get as their extra argument. */
export function createStore(extra: object): StoreParts {
  const slices = combineSlices(api).withLazyLoadedSlices<Record<string, unknown>>();
  const root: Reducer<ReturnType<typeof slices>> = (state, action) => {
    if (personChanged.match(action)) return slices(undefined, action);
    if (!stateDropped.match(action) || !state) return slices(state, action);
    const { [action.payload]: _dropped, ...kept } = state;
    return slices(kept, action);
  };
  const store = configureStore({
    reducer: root,
    middleware: (defaults) => defaults({ thunk: { extraArgument: extra } }).concat(api.middleware),
  });
  const injected = new Map<string, Reducer>();

  return {
    store,
    injectReducer(id, reducer) {
      if (injected.get(id) === reducer) return;
      injected.set(id, reducer);
      slices.inject({ reducerPath: id, reducer }, { overrideExisting: true });
      // Another release's reducer may not understand the state that the last one left.
      store.dispatch(stateDropped(id));
    },
    forgetPerson() {
      store.dispatch(api.util.resetApiState());
      store.dispatch(personChanged());
    },
  };
}
