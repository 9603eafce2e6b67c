import { createContext, useContext, useSyncExternalStore } from 'react';
import type { OverrideRefusal } from '../loading/overrides';
import type { TabChoices, TabStore } from './tabChoices';

export interface Tab {
  store: TabStore;
  /** Overrides that the address asked for in vain. */
  refusals: readonly OverrideRefusal[];
}

const TabContext = createContext<Tab | null>(null);

export const TabProvider = TabContext.Provider;

export function useTab(): Tab {
  const tab = useContext(TabContext);
  if (!tab) throw new Error('There is no TabProvider above.');
  return tab;
}

/** What was chosen for this tab, kept current. */
export function useTabChoices(): TabChoices {
  const { store } = useTab();
  return useSyncExternalStore(store.subscribe, store.get);
}
