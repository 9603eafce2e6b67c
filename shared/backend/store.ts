import type { Credentials, Permissions } from './access';
import type { TableDefinition } from './query/defineTable';
import type { QueryTable } from './query/QueryTable';
import type { Row } from './query/rows';

/** The data of a handler. Its writes are committed as one, and only when it answers without an error. */
export interface BackendStore {
  table<T extends Row, Column extends string>(table: TableDefinition<T, Column>): QueryTable<T, Column>;
  /** Deletes a row; POST /apps/restore can restore it for 10 minutes. */
  bin<T extends Row & { id: number }>(table: TableDefinition<T>, id: number): Promise<void>;
  /** Restores the rows that `bin` took in the last 10 minutes and that pass the test; returns them. */
  restore<T extends Row & { id: number }>(table: TableDefinition<T>, isWanted: (row: T) => boolean): Promise<T[]>;
  /** The counts of all badges for the caller, by field of GET /apps/counts. */
  counts(): Promise<Record<string, number>>;
  /** The count of a badge: a field of GET /apps/counts; `field/person`, by id, of one that counts for each person. */
  count(field: string): Promise<number>;
  /** Hands a message to the backends that listen to its topic; the call names the topic in `sends`. */
  send(topic: string, message: unknown): void;
  /** The same, where the listeners have an account's rows of personal tables before them; 0 is nobody. Since 2.36. */
  sendTo?(account: number, topic: string, message: unknown): void;
  /** Account of the rows of personal tables; absent where all accounts share them, as in the demo. Since 2.36. */
  readonly account?: number;
  readonly permissions: Permissions;
  readonly credentials: Credentials;
  /** Milliseconds since the epoch. */
  now(): number;
  /** From 0 up to 1. */
  random(): number;
}

/**
 * Hands a message to the backends that listen to its topic, for an account: on a server these have that account's own
 * rows before them. 0 is for nobody with an account.
 */
export function sendTo(store: BackendStore, account: number, topic: string, message: unknown): void {
  if (store.sendTo) store.sendTo(account, topic, message);
  else store.send(topic, message);
}
