import type { KeyValueStore } from '@atrium/contract';

export interface StoredDraft<Draft> {
  /** Undefined where nothing is kept that can be used. */
  read(): Draft | undefined;
  /** Keeps it; undefined removes what is kept. @returns whether it is in the browser now */
  write(draft: Draft | undefined): boolean;
}

export interface StoredDraftOptions {
  /** Characters. The browser's store has room for some five million, and holds the session too. */
  maxLength?: number;
}

/** An unsaved draft in this browser, for this person, under one key of the app's storage. */
export function createStoredDraft<Draft>(
  storage: KeyValueStore,
  key: string,
  isValid: (value: unknown) => value is Draft,
  { maxLength = Number.POSITIVE_INFINITY }: StoredDraftOptions = {},
): StoredDraft<Draft> {
  let known: string | null | undefined;

  /** Another tab's draft is not this tab's to remove. */
  function remove(): void {
    if (known === undefined || storage.getItem(key) === known) storage.removeItem(key);
  }

  return {
    read() {
      known = storage.getItem(key);
      if (known === null) return undefined;
      // Earlier releases kept texts as they are.
      return [parse(known), known].find(isValid);
    },
    write(draft) {
      try {
        if (draft === undefined) {
          remove();
          return true;
        }
        const text = JSON.stringify(draft);
        if (text.length > maxLength) return false;
        storage.setItem(key, text);
        known = text;
        return true;
      } catch {
        // The browser has no room: the draft lives as long as the page.
        return false;
      }
    },
  };
}

function parse(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}
