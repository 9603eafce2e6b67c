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

export const useSettings = (): Settings => useValue(useSettingsStore());

export const useChangeSettings = (): SettingsStore['change'] => useSettingsStore().change;

/** The effective skin; follows the device where the person chose that. */
export function useSkin(): Skin {
  const settings = useSettings();
  return skinOf(settings, useMediaQuery('(prefers-color-scheme: dark)'));
}

/** The current mode and a toggle; leaving the dark mode restores the last light skin. */
export function useDarkMode(): { isDark: boolean; toggle: () => void } {
  const { lightSkin } = useSettings();
  const change = useChangeSettings();
  const isDark = useSkin() === 'dark';
  return { isDark, toggle: () => change({ skin: isDark ? lightSkin : 'dark' }) };
}
