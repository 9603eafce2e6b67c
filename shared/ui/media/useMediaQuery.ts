import { useCallback, useSyncExternalStore } from 'react';

/** Whether a media query holds now; follows the window. */
export function useMediaQuery(query: string): boolean {
  const subscribe = useCallback(
    (onChange: () => void) => {
      const list = window.matchMedia(query);
      list.addEventListener('change', onChange);
      return () => list.removeEventListener('change', onChange);
    },
    [query],
  );
  return useSyncExternalStore(subscribe, () => window.matchMedia(query).matches);
}

/** A phone, or a window as narrow as one: under 768 px. */
export const useIsNarrow = (): boolean => useMediaQuery('(max-width: 767.98px)');

/** Room for a menu beside the work: 1200 px or more. */
export const useIsWide = (): boolean => useMediaQuery('(min-width: 1200px)');
