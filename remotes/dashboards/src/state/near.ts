import { createContext, use } from 'react';

/** Whether something is on the screen, near it, or goes on paper. */
const Near = createContext(true);
export const NearProvider = Near.Provider;

export const useIsNear = (): boolean => use(Near);
