import type { KeyValueStore } from '@atrium/contract';

/** A store whose keys come back when something else on the page has taken them away. */
export interface ResilientStorage extends KeyValueStore {
  /** Starts listening to the page and to other tabs; returns how to stop. */
  start(): () => void;
}

/**
 * The shell's view of a store that every script of the page can clear: what was written or read here is still read
 * when it has vanished, and is written back when the page is hidden or left. What another tab removes is removed.
 * Reading never writes: another tab may be signing out and in just then, and its news comes a moment later.
 */
export function createResilientStorage(storage: KeyValueStore): ResilientStorage {
  const written = new Map<string, string>();
  /** Restored values, until they are written or removed on purpose. */
  const restored = new Map<string, string>();

  function forget(key: string): void {
    written.delete(key);
    restored.delete(key);
  }

  function restore(key: string, value: string): void {
    restored.set(key, value);
    try {
      storage.setItem(key, value);
    } catch {
      // The browser has no room: the value lives as long as the page.
    }
  }

  function restoreAll(): void {
    for (const [key, value] of written) if (storage.getItem(key) === null) restore(key, value);
  }

  /** Another tab's change arrives a moment after it was made: what was written back in between, and no more, goes as well. */
  function follow(key: string, value: string | null): void {
    const writtenBack = restored.get(key);
    forget(key);
    if (value !== null) written.set(key, value);
    else if (writtenBack !== undefined && storage.getItem(key) === writtenBack) storage.removeItem(key);
  }

  return {
    getItem(key) {
      const value = storage.getItem(key);
      if (value === null) return written.get(key) ?? null;
      written.set(key, value);
      return value;
    },
    setItem(key, value) {
      storage.setItem(key, value);
      forget(key);
      written.set(key, value);
    },
    removeItem(key) {
      forget(key);
      storage.removeItem(key);
    },
    start: () =>
      watchStorage({
        onLeave: restoreAll,
        // A page that comes back from the browser's cache has heard of nothing meanwhile.
        onReturn: () => written.clear(),
        onOtherTab(key, value) {
          if (written.has(key)) follow(key, value);
        },
      }),
  };
}

interface StorageWatch {
  onLeave: () => void;
  /** The page comes back from the browser's cache. */
  onReturn: () => void;
  /** Another tab has written a key, or removed it: null. */
  onOtherTab: (key: string, value: string | null) => void;
}

/** Listens to the page and to other tabs; returns how to stop. */
function watchStorage({ onLeave, onReturn, onOtherTab }: StorageWatch): () => void {
  const stopping = new AbortController();
  const { signal } = stopping;
  const whenHidden = () => {
    if (document.visibilityState === 'hidden') onLeave();
  };
  // Without a key all is gone: an app has cleared the store in that tab, and signing out names its keys.
  const whenOtherTab = ({ key, newValue }: StorageEvent) => {
    if (key !== null) onOtherTab(key, newValue);
  };
  const whenShown = ({ persisted }: PageTransitionEvent) => {
    if (persisted) onReturn();
  };
  window.addEventListener('pagehide', onLeave, { signal });
  window.addEventListener('pageshow', whenShown, { signal });
  document.addEventListener('visibilitychange', whenHidden, { signal });
  window.addEventListener('storage', whenOtherTab, { signal });
  return () => stopping.abort();
}
