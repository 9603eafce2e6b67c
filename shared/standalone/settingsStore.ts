import type { KeyValueStore } from '@atrium/sdk';
import { readSettings, type StandaloneSettings, writeSettings } from './settings';

/** The settings of this page; each change is kept, and listeners hear of it. */
export function createSettingsStore(storage: KeyValueStore) {
  const listeners = new Set<(now: StandaloneSettings, before: StandaloneSettings) => void>();
  let settings = readSettings(storage);
  return {
    get: () => settings,
    change(changed: Partial<StandaloneSettings>) {
      const before = settings;
      settings = { ...settings, ...changed };
      writeSettings(storage, settings);
      for (const listener of [...listeners]) listener(settings, before);
    },
    subscribe(listener: (now: StandaloneSettings, before: StandaloneSettings) => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
  };
}

export type SettingsStore = ReturnType<typeof createSettingsStore>;
