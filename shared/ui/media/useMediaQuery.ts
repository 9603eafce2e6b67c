import { useCallback, useSyncExternalStore } from 'react';
import { below, from } from './breakpoints';

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
export const useIsNarrow = (): boolean => useMediaQuery(below('phone'));

/** Room for a pane beside the work: 1024 px or more. */
export const useIsMedium = (): boolean => useMediaQuery(from('medium'));

/** Room for a menu beside the work: 1200 px or more. */
export const useIsWide = (): boolean => useMediaQuery(from('wide'));
