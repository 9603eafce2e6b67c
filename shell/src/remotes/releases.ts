import { createContext, useContext } from 'react';
import type { Release } from 'shared/contract';

const ReleasesContext = createContext<ReadonlyMap<string, Release>>(new Map());

export const ReleasesProvider = ReleasesContext.Provider;

/** The release of each app that this page takes, by app id. */
export const useReleases = () => useContext(ReleasesContext);
