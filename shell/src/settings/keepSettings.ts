import type { HostRuntime } from 'shared/runtime';
import { changed, changedSettings, settingsOf, settingsSlice } from './settings';
import { isSettingsKey, readSettings, writeSettings } from './settingsStorage';

/**
 * Puts the stored choices of the account into the store, and every later choice into the storage. What another tab
 * chooses, and whoever signs in next, is followed. Returns how to stop.
 */
export function keepSettings({ store, storage, session, injectReducer }: HostRuntime): () => void {
  injectReducer('settings', settingsSlice.reducer);
  const accountNow = () => session.getState().user?.id;
  let account = accountNow();
  let kept = readSettings(storage, account);
  store.dispatch(changed(kept));

  const show = () => {
    const { hasCustomizer } = settingsOf(store.getState());
    kept = { ...readSettings(storage, account), hasCustomizer };
    store.dispatch(changed(kept));
  };
  const stopStore = store.subscribe(() => {
    const settings = settingsOf(store.getState());
    const change = changedSettings(kept, settings);
    kept = settings;
    if (Object.keys(change).length > 0) writeSettings(storage, account, change);
  });
  const stopSession = session.subscribe(() => {
    if (accountNow() === account) return;
    account = accountNow();
    show();
  });
  const onOtherTab = ({ key }: StorageEvent) => {
    if (isSettingsKey(key, account)) show();
  };
  window.addEventListener('storage', onOtherTab);
  return () => {
    stopStore();
    stopSession();
    window.removeEventListener('storage', onOtherTab);
  };
}
