import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { type Skin, useMediaQuery } from 'shared/ui';
import { changed, type Settings, settingsOf, skinOf } from './settings';

/** What the person chose about the frame. */
export const useSettings = (): Settings => useSelector(settingsOf);

/** Changes some of the settings; they are kept in the browser. */
export function useChangeSettings(): (change: Partial<Settings>) => void {
  const dispatch = useDispatch();
  return useCallback((change) => void dispatch(changed(change)), [dispatch]);
}

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
