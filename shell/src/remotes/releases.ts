import { createContext, useContext, useSyncExternalStore } from 'react';
import type { Release } from 'shared/contract';
import type { BookState, ReleaseBook } from '../loading/releaseStore';

const BookContext = createContext<ReleaseBook | null>(null);

export const BookProvider = BookContext.Provider;

/** What knows, and decides, which release of each app this tab uses. */
export function useBook(): ReleaseBook {
  const book = useContext(BookContext);
  if (!book) throw new Error('There is no BookProvider above.');
  return book;
}

export function useBookState(): BookState {
  const { subscribe, get } = useBook();
  return useSyncExternalStore(subscribe, get);
}

/** The release of each app that this tab uses, by app id, kept current. */
export const useReleases = (): ReadonlyMap<string, Release> => useBookState().releases;
