import { useMemo, useSyncExternalStore } from 'react';
import { below, from } from './breakpoints';

/** True while a media query matches. */
export function useMediaQuery(query: string): boolean {
  const { subscribe, read } = useMemo(() => {
    const list = window.matchMedia(query);
    return {
      subscribe(onChange: () => void) {
        list.addEventListener('change', onChange);
        return () => list.removeEventListener('change', onChange);
      },
      read: () => list.matches,
    };
  }, [query]);
  return useSyncExternalStore(subscribe, read);
}

/** A phone, or a window as narrow as one: under 768 px. */
export const useIsNarrow = (): boolean => useMediaQuery(below('tablet'));

/** Room for a pane beside the work: 1024 px or more. */
export const useIsMedium = (): boolean => useMediaQuery(from('laptop'));

/** Room for a menu beside the work: 1200 px or more. */
export const useIsWide = (): boolean => useMediaQuery(from('desktop'));
