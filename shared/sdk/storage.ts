import type { KeyValueStore } from '@atrium/contract';

/** The browser's local storage, or memory where the browser refuses it. */
export function pageStorage(): KeyValueStore {
  try {
    window.localStorage.getItem('');
    return window.localStorage;
  } catch {
    return memoryStorage();
  }
}

/** A store that lives as long as the page. */
export function memoryStorage(): KeyValueStore {
  const values = new Map<string, string>();
  return {
    getItem: (key) => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: (key) => void values.delete(key),
  };
}

/** A part of a store of its own, under a prefix that is asked for at each use. */
export const createScopedStorage = (storage: KeyValueStore, prefix: () => string): KeyValueStore => ({
  getItem: (key) => storage.getItem(prefix() + key),
  setItem: (key, value) => storage.setItem(prefix() + key, value),
  removeItem: (key) => storage.removeItem(prefix() + key),
});
