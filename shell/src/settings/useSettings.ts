import { useDispatch, useSelector } from 'react-redux';
import { changed, type Settings, settingsSlice } from './settings';

/** What the person chose about the frame. */
export const useSettings = (): Settings =>
  useSelector((state: { settings?: Settings }) => state.settings ?? settingsSlice.getInitialState());

/** Changes some of the settings; they are kept in the browser. */
export function useChangeSettings(): (change: Partial<Settings>) => void {
  const dispatch = useDispatch();
  return (change) => dispatch(changed(change));
}
