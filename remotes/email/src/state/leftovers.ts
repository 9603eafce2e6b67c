import type { KeyValueStore } from '@atrium/sdk';

/** Where mails that are being written are listed, and those that wait for their undo; in this browser, for this account. */
export const writingKey = 'writing';
export const sendingKey = 'sending';

/** Whether an earlier page has left something: what looks after it is loaded only then. */
export const hasLeftovers = (storage: KeyValueStore): boolean =>
  storage.getItem(writingKey) !== null || storage.getItem(sendingKey) !== null;

const stops = new WeakMap<object, Set<() => void>>();

/** Does something when this release of the app is no longer the active one. */
export function whenReleased(store: object, stop: () => void): void {
  stops.set(store, (stops.get(store) ?? new Set()).add(stop));
}

export function release(store: object): void {
  for (const stop of stops.get(store) ?? []) stop();
  stops.delete(store);
}
