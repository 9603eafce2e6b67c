import type { RecordChange } from '@atrium/contract';
import type {
  BackendStore,
  BackendTable,
  Credentials,
  Permissions,
  Person,
  QueryTable,
  Row,
  TableDefinition,
  TableKey,
} from '..';
import { isDefinition } from '../query/defineTable';
import { MemoryTable } from '../query/MemoryTable';
import { binKey, bringBack, isRestorable, lastDeletedKey, listBinned } from './bin';
import { Journal } from './Journal';
import { tableOfPartition } from './partition';
import type { Store } from './Store';
import type { Table } from './Table';

/** For whom, and for which app, tables are read and written. */
export interface Scope {
  app: string;
  /** Account of the rows of personal tables; 0 is nobody. */
  account: number;
  /** Caller; null where nobody is signed in, and for jobs. */
  person: Person | null;
  /** Sign-in of the caller; undefined where nobody is signed in, and for jobs. */
  sessionId: string | undefined;
}

/** Services that a unit of work offers besides its tables. */
export interface UnitServices {
  createPermissions(unit: UnitOfWork): Permissions;
  createCredentials(unit: UnitOfWork): Credentials;
  count(unit: UnitOfWork, field: string): Promise<number>;
}

/**
 * The reads and writes of one call or job, for an app, an account and a person. `commit` keeps all that was written, `drop`
 * restores what was there before; after either, it can be read but no longer written to.
 */
export class UnitOfWork implements BackendStore {
  readonly journal: Journal;
  readonly #scope: Scope;
  readonly #store: Store;
  readonly #services: UnitServices;
  #permissions: Permissions | undefined;
  #credentials: Credentials | undefined;

  constructor(store: Store, services: UnitServices, scope: Scope, journal = new Journal(store)) {
    this.journal = journal;
    this.#scope = scope;
    this.#store = store;
    this.#services = services;
  }

  /** The same unit of work for another app or account: what either writes is committed or dropped together. */
  as(scope: Partial<Scope>): UnitOfWork {
    return new UnitOfWork(this.#store, this.#services, { ...this.#scope, ...scope }, this.journal);
  }

  get person(): Person | null {
    return this.#scope.person;
  }

  get sessionId(): string | undefined {
    return this.#scope.sessionId;
  }

  get account(): number | undefined {
    return this.#store.hasAccounts ? this.#scope.account : undefined;
  }

  get permissions(): Permissions {
    this.#permissions ??= this.#services.createPermissions(this);
    return this.#permissions;
  }

  get credentials(): Credentials {
    this.#credentials ??= this.#services.createCredentials(this);
    return this.#credentials;
  }

  now(): number {
    return this.#store.now();
  }

  random(): number {
    return this.#store.random();
  }

  count(field: string): Promise<number> {
    return this.#services.count(this, field);
  }

  send(topic: string, message: unknown): void {
    this.sendTo(this.#scope.account, topic, message);
  }

  sendTo(account: number, topic: string, message: unknown): void {
    this.journal.send({ topic, message, account });
  }

  /** Makes the commit wait for what a handler has started and cannot await itself, such as a digest. */
  waitFor(work: Promise<void>): void {
    this.journal.waitFor(work);
  }

  table<T extends Row, Column extends string>(table: TableDefinition<T, Column>): QueryTable<T, Column>;
  table<T extends Row>(key: TableKey<T>): BackendTable<T>;
  table<T extends Row>(key: TableDefinition<T> | TableKey<T>): QueryTable<T> | BackendTable<T> {
    return isDefinition(key) ? new MemoryTable(key, this.rows(key)) : this.rows(key);
  }

  /** The rows of a table in memory. */
  rows<T extends Row>({ name }: TableKey<T>): BackendTable<T> {
    const partition = this.#store.partitionOf(name, this.#scope.account);
    const table = this.#store.partition<T>(partition);
    return {
      get: (id) => table.get(id),
      all: () => table.all(),
      put: (row) => this.#put(partition, table, row),
      delete: (id) => this.#delete(partition, table, id),
      nextId: () => Math.max(table.highestId(), this.#lastDeletedOf(partition)) + 1,
    };
  }

  async bin<T extends Row & { id: number }>(key: TableKey<T>, id: number): Promise<void> {
    const table = this.rows<Row>({ name: key.name });
    const row = table.get(id);
    if (!row) return;
    const { app, account } = this.#scope;
    const bin = this.table(binKey);
    bin.put({
      id: bin.nextId(),
      app,
      table: key.name,
      ...(account > 0 && this.#store.isPersonal(key.name) && { account }),
      recordId: id,
      row,
      deletedAt: this.now(),
    });
    table.delete(id);
  }

  restore<T extends Row & { id: number }>(table: TableDefinition<T>, isWanted: (row: T) => boolean): Promise<T[]>;
  restore<T extends Row & { id: number }>(key: TableKey<T>, isWanted: (row: T) => boolean): T[];
  restore<T extends Row & { id: number }>(key: TableKey<T>, isWanted: (row: T) => boolean): T[] | Promise<T[]> {
    const restored = this.#restore(key, isWanted);
    return isDefinition(key) ? Promise.resolve(restored) : restored;
  }

  #restore<T extends Row & { id: number }>(key: TableKey<T>, isWanted: (row: T) => boolean): T[] {
    const entries = listBinned(this, key).filter(({ row }) => isWanted(row));
    for (const entry of entries) bringBack(this, entry);
    return entries.map(({ row }) => row);
  }

  /** Deletes what can no longer be restored from the bin; the oldest comes first. */
  emptyBin(): void {
    const bin = this.table(binKey);
    const now = this.now();
    for (const entry of bin.all()) {
      if (isRestorable(entry, now)) break;
      bin.delete(entry.id);
    }
  }

  commit(): Promise<void> {
    return this.journal.commit();
  }

  drop(): Promise<void> {
    return this.journal.drop();
  }

  #put<T extends Row>(partition: string, table: Table<T>, row: T): T {
    this.journal.note(partition, row.id, table.get(row.id));
    const isSigned = this.#store.isSigned(tableOfPartition(partition));
    return table.put(row, isSigned ? recordChange(this.person, this.now()) : undefined);
  }

  #delete<T extends Row>(partition: string, table: Table<T>, id: T['id']): void {
    const before = table.get(id);
    if (!before) return;
    this.journal.note(partition, id, before);
    table.replace(id, undefined);
    if (typeof id === 'number' && id > this.#lastDeletedOf(partition))
      this.table(lastDeletedKey).put({ id: partition, last: id });
  }

  /** The highest id that a partition has ever lost. */
  #lastDeletedOf(partition: string): number {
    return this.#store.table(lastDeletedKey).get(partition)?.last ?? 0;
  }
}

/** Author and time of a write; a job names nobody. */
function recordChange(caller: Person | null, now: number): RecordChange {
  const at = new Date(now).toISOString();
  return caller ? { by: caller.fullName || caller.username, account: caller.id, at } : { by: null, at };
}
