import type { Row, TableKey } from '..';
import { tableOfPartition, toPartitionName } from './partition';
import type { Change, Persistence } from './persistence';
import { Table } from './Table';

export interface StoreOptions {
  persistence: Persistence;
  /** Milliseconds since the epoch. */
  now: () => number;
  /** From 0 up to 1. */
  random?: () => number;
  /** Gives each account rows of its own in personal tables. */
  hasAccounts?: boolean;
}

/** The tables in memory, in step with the persistence. Calls and jobs work on them through a `MemoryUnit`. */
export class Store {
  readonly persistence: Persistence;
  readonly now: () => number;
  readonly random: () => number;
  readonly hasAccounts: boolean;
  /** By partition. */
  readonly #tables = new Map<string, Table<Row>>();
  readonly #keys = new Map<string, TableKey<Row>>();

  constructor({ persistence, now, random = Math.random, hasAccounts = false }: StoreOptions) {
    this.persistence = persistence;
    this.now = now;
    this.random = random;
    this.hasAccounts = hasAccounts;
  }

  /** A table of all accounts, to read; throws where it is not open. */
  table<T extends Row>({ name }: TableKey<T>): Pick<Table<T>, 'get' | 'all'> {
    return this.partition<T>(name);
  }

  /** A partition of a table, by name; throws if it is not open. */
  partition<T extends Row>(name: string): Table<T> {
    const table = this.#tables.get(name);
    if (!table)
      throw new Error(`Table ${name} is not open: is it among the tables of its backend, or in the needs of the call?`);
    // The one place where a name becomes a type: a TableKey is the promise that its table holds such rows.
    return table as unknown as Table<T>;
  }

  /** The partition of a table that an account's calls read; account 0 is nobody. */
  partitionOf(table: string, account: number): string {
    return account > 0 && this.isPersonal(table) ? toPartitionName(table, account) : table;
  }

  /** True where each account has a partition of its own. */
  isPersonal(table: string): boolean {
    return this.hasAccounts && this.#keys.get(table)?.isPersonal === true;
  }

  /** True where rows carry their last change. */
  isSigned(table: string): boolean {
    return this.#keys.get(table)?.isSigned === true;
  }

  /** Reads a table into memory, as an account sees it, unless it is there. */
  async open(key: TableKey<Row>, account = 0): Promise<void> {
    if (!this.#keys.has(key.name)) this.#keys.set(key.name, key);
    const partition = this.partitionOf(key.name, account);
    if (!this.#tables.has(partition)) await this.reopen(partition);
  }

  async reopen(partition: string): Promise<void> {
    this.#load(partition, await this.persistence.read(partition));
  }

  /** Removes an account's own partitions of some tables from memory. */
  forgetOwn(keys: readonly TableKey<Row>[], account: number): void {
    for (const { name } of keys) {
      const partition = this.partitionOf(name, account);
      if (partition !== name) this.#tables.delete(partition);
    }
  }

  /** Applies the changes of other tabs and processes. */
  async sync(): Promise<void> {
    const changes = await this.persistence.readChanges();
    if (changes === 'everything') {
      const names = [...this.#tables.keys()];
      this.#tables.clear();
      await Promise.all(names.map((name) => this.reopen(name)));
      return;
    }
    for (const { table, id, row } of changes) this.#tables.get(table)?.replace(id, row);
  }

  /** Puts first rows into partitions; other tabs read these again. */
  async fill(rowsByPartition: Record<string, readonly Row[]>): Promise<void> {
    const changes = Object.entries(rowsByPartition).flatMap(([table, rows]) =>
      rows.map((row): Change => ({ table, id: row.id, row })),
    );
    await this.persistence.commit(changes, Object.keys(rowsByPartition));
    for (const [table, rows] of Object.entries(rowsByPartition)) {
      const open = this.#tables.get(table);
      for (const row of rows) open?.replace(row.id, row);
    }
  }

  async clear(keep: readonly string[]): Promise<void> {
    await this.persistence.clear(keep);
    for (const name of this.#tables.keys()) if (!keep.includes(name)) this.#load(name, []);
  }

  #load(partition: string, rows: readonly Row[]): void {
    this.#tables.set(partition, new Table(rows, this.#keys.get(tableOfPartition(partition))?.isRevised));
  }
}
