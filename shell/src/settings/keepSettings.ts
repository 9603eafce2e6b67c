import type { HostRuntime } from 'shared/runtime';
import { changed, settingsOf, settingsSlice, storedSettings, storeSettings } from './settings';

/** Puts the stored choices into the store, and every later choice into the storage. */
export function keepSettings({ store, storage, injectReducer }: HostRuntime): void {
  injectReducer('settings', settingsSlice.reducer);
  store.dispatch(changed(storedSettings(storage)));
  let kept = settingsOf(store.getState());
  store.subscribe(() => {
    const settings = settingsOf(store.getState());
    if (settings === kept) return;
    kept = settings;
    storeSettings(storage, settings);
  });
}
