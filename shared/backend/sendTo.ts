import type { BackendStore } from './store';

/**
 * Hands a message to the backends that listen to its topic, for an account: on a server these have that account's own
 * rows before them. 0 is for nobody with an account.
 */
export function sendTo(store: BackendStore, account: number, topic: string, message: unknown): void {
  if (store.sendTo) store.sendTo(account, topic, message);
  else store.send(topic, message);
}
