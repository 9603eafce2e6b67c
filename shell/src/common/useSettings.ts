import { type Skin, useMediaQuery } from '@atrium/ui/light';
import { createContext, useContext } from 'react';
import type { SettingsStore } from './createSettings';
import { type Settings, skinOf } from './settings';
import { useValue } from './ValueStore';

const SettingsContext = createContext<SettingsStore | null>(null);

export const SettingsProvider = SettingsContext.Provider;

function useSettingsStore(): SettingsStore {
  const store = useContext(SettingsContext);
  if (!store) throw new Error('There is no SettingsProvider above.');
  return store;
}

/** What the person chose about the frame. */
export const useSettings = (): Settings => useValue(useSettingsStore());

/** Changes some of the settings; they are kept in the browser. */
export const useChangeSettings = (): SettingsStore['change'] => useSettingsStore().change;

/** The skin that is drawn: where it is the device's choice, it follows that. */
export function useSkin(): Skin {
  const settings = useSettings();
  return skinOf(settings, useMediaQuery('(prefers-color-scheme: dark)'));
}

/** Whether the page is dark, and the way to the other: back to the light skin that was there before. */
export function useDarkMode(): { isDark: boolean; toggle: () => void } {
  const { lightSkin } = useSettings();
  const change = useChangeSettings();
  const isDark = useSkin() === 'dark';
  return { isDark, toggle: () => change({ skin: isDark ? lightSkin : 'dark' }) };
}
