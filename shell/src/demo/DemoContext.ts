import { createContext, useContext } from 'react';

/** What the demo API offers beyond answering calls; null when a real server answers. */
export interface Demo {
  /** Loads its code ahead of the first call. */
  prepare(): void;
  /** Puts everything back to how it was first. */
  reset(): Promise<void>;
}

const DemoContext = createContext<Demo | null>(null);

export const DemoProvider = DemoContext.Provider;
export const useDemo = () => useContext(DemoContext);
