// Apart from the autosave, which every start would load with it.
import type { KeyValueStore } from '@atrium/sdk';

/** Storage keys: messages being composed, and messages within their undo time. */
export const writingKey = 'writing';
export const sendingKey = 'sending';

/** True if an earlier page left something: the code to resume it loads only then. */
export const hasUnsent = (storage: KeyValueStore): boolean =>
  storage.getItem(writingKey) !== null || storage.getItem(sendingKey) !== null;
