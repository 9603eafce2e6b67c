import type { Doc } from 'yjs';

export interface LocalCopy {
  /** Deletes it: all of it is kept elsewhere. */
  forget: () => Promise<void>;
  close: () => Promise<void>;
}

/** A browser that does not answer must not keep anybody from writing. */
const patience = 3_000;

/** Keeps a document in the browser's database, and reads what is there; without one, nothing. */
export async function openLocalCopy(name: string, doc: Doc): Promise<LocalCopy | null> {
  if (typeof indexedDB === 'undefined') return null;
  try {
    const { IndexeddbPersistence } = await import('y-indexeddb');
    const persistence = new IndexeddbPersistence(name, doc);
    await Promise.race([persistence.whenSynced, new Promise((resolve) => setTimeout(resolve, patience))]);
    return {
      forget: () => persistence.clearData(),
      close: () => persistence.destroy(),
    };
  } catch {
    return null;
  }
}
