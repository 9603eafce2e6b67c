import type { KeyValueStore } from '@atrium/contract';
import { fromBase64, toBase64 } from 'lib0/buffer';
import { mergeUpdates } from 'yjs';

/** Length from which on they are in the browser's database alone: this storage has a few megabytes for all. */
const maxStored = 200_000;
const isElsewhere = '-';

/**
 * What was written here and is not known to be kept elsewhere. It is stored at once, before the browser's database has
 * begun to: after a reload nothing is missing.
 */
export function createUnsentUpdates(storage: KeyValueStore, name: string) {
  let unsent: Uint8Array[] = [];
  let stored: string | null = null;
  const store = () => {
    if (unsent.length > 1) unsent = [mergeUpdates(unsent)];
    const [all] = unsent;
    try {
      const current = storage.getItem(name);
      // Another tab has something unsent, too: it stays, and what is sent twice counts once.
      const theirs = current !== null && current !== stored && current !== isElsewhere ? current : null;
      if (!all) {
        if (theirs === null) storage.removeItem(name);
        stored = null;
        return;
      }
      const both = theirs === null ? all : mergeUpdates([fromBase64(theirs), all]);
      stored = both.length < maxStored ? toBase64(both) : isElsewhere;
      storage.setItem(name, stored);
    } catch {
      // Full: the database has it.
    }
  };
  return {
    get isEmpty() {
      return unsent.length === 0;
    },
    add(update: Uint8Array) {
      unsent.push(update);
      store();
    },
    /** Takes all of it; what could not be sent is given back by `add`. */
    take(): Uint8Array | undefined {
      const [all] = unsent.length > 1 ? [mergeUpdates(unsent)] : unsent;
      unsent = [];
      return all;
    },
    /** Forgets what was taken. */
    settle: store,
    /** What a page before has left; true where there is something, be it in the database alone. */
    readStored(): { hasLeft: boolean; update?: Uint8Array } {
      const left = storage.getItem(name);
      if (left === null) return { hasLeft: false };
      if (left === isElsewhere) return { hasLeft: true };
      try {
        return { hasLeft: true, update: fromBase64(left) };
      } catch {
        return { hasLeft: true };
      }
    },
  };
}
