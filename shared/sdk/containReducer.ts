import type { Reducer } from '@reduxjs/toolkit';

/** A reducer that throws loses its own turn; the store goes on for all others. */
export function containReducer(reducer: Reducer, onError: (error: unknown) => void): Reducer {
  // One that threw at its first turn has no state yet, and begins with the next one.
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
