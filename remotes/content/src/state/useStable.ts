import { useCallback, useLayoutEffect, useRef } from 'react';

/** The same function for as long as a part is shown, which calls the newest one: what gets it is not drawn again for it. */
export function useStable<Args extends unknown[]>(run: (...args: Args) => void): (...args: Args) => void {
  const newest = useRef(run);
  useLayoutEffect(() => {
    newest.current = run;
  });
  return useCallback((...args) => newest.current(...args), []);
}
