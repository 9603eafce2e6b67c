import type { KeyValueStore } from '@atrium/sdk';

/** Storage keys of the lists of messages that are being written, and of those that wait for their undo. */
export const writingKey = 'writing';
export const sendingKey = 'sending';

/** Has an earlier page left something? The code that goes on with it is loaded only then. */
export const hasUnsent = (storage: KeyValueStore): boolean =>
  storage.getItem(writingKey) !== null || storage.getItem(sendingKey) !== null;
