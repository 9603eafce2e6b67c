import type { Appearance } from '@atrium/contract';
import type { PageServices } from '@atrium/sdk/page';
import { applyChange, changedSettings, isSettingsKey, readSettings, type Settings, writeSettings } from './settings';
import { type ReadableValue, ValueStore } from './ValueStore';

export interface SettingsStore extends ReadableValue<Settings> {
  change(part: Partial<Settings>): void;
  /** Follows what another tab chooses, and the next person who signs in; returns how to stop. */
  start(): () => void;
}

export function createSettings({ storage, session }: Pick<PageServices, 'storage' | 'session'>): SettingsStore {
  const accountNow = () => session.getState().user?.id;
  let account = accountNow();
  const shown = new ValueStore(readSettings(storage, account));

  const readAgain = () => {
    const { hasCustomizer } = shown.get();
    shown.set({ ...readSettings(storage, account), hasCustomizer });
  };
  const followAccount = () => {
    if (accountNow() === account) return;
    account = accountNow();
    readAgain();
  };
  const onOtherTab = ({ key }: StorageEvent) => {
    if (isSettingsKey(key, account)) readAgain();
  };

  return {
    get: shown.get,
    subscribe: shown.subscribe,
    change(part) {
      const before = shown.get();
      const after = applyChange(before, part);
      const change = changedSettings(before, after);
      shown.set(after);
      if (Object.keys(change).length > 0) writeSettings(storage, account, change);
    },
    start() {
      followAccount();
      const stopSession = session.subscribe(followAccount);
      window.addEventListener('storage', onOtherTab);
      return () => {
        stopSession();
        window.removeEventListener('storage', onOtherTab);
      };
    },
  };
}

/** The part of the settings that apps may show and change too: all that is light is one for them. */
export const createAppearance = (settings: SettingsStore): Appearance => ({
  get() {
    const { skin, isRightToLeft } = settings.get();
    return {
      colorScheme: skin === 'dark' || skin === 'system' ? skin : 'light',
      direction: isRightToLeft ? 'rtl' : 'ltr',
    };
  },
  change({ colorScheme, direction }) {
    const { lightSkin } = settings.get();
    settings.change({
      ...(colorScheme && { skin: colorScheme === 'light' ? lightSkin : colorScheme }),
      ...(direction && { isRightToLeft: direction === 'rtl' }),
    });
  },
  subscribe: settings.subscribe,
});
