import { useCallback } from 'react';
import { useDispatch, useSelector } from 'react-redux';
import { changed, type Settings, settingsOf } from './settings';

/** What the person chose about the frame. */
export const useSettings = (): Settings => useSelector(settingsOf);

/** Changes some of the settings; they are kept in the browser. */
export function useChangeSettings(): (change: Partial<Settings>) => void {
  const dispatch = useDispatch();
  return useCallback((change) => void dispatch(changed(change)), [dispatch]);
}
