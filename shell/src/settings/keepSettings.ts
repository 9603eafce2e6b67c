import type { Runtime } from 'shared/runtime';
import { changed, type Settings, settingsSlice, storedSettings, storeSettings } from './settings';

const settingsOf = (state: unknown): Settings | undefined =>
  (typeof state === 'object' && state !== null && 'settings' in state ? state.settings : undefined) as
    | Settings
    | undefined;

/** Puts the stored choices into the store, and every later choice into the storage; other tabs follow. */
export function keepSettings({ store, injectReducer }: Runtime, storage: Storage): void {
  injectReducer('settings', settingsSlice.reducer);
  store.dispatch(changed(storedSettings(storage)));
  let kept = settingsOf(store.getState());
  store.subscribe(() => {
    const settings = settingsOf(store.getState());
    if (!settings || settings === kept) return;
    kept = settings;
    storeSettings(storage, settings);
  });
}
