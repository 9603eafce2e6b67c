import type { QueryTable, Row, TableDefinition, TableKey } from '..';
import { MemoryTable, type RowStore } from '../query/MemoryTable';
import { Journal } from './Journal';
import type { Store } from './Store';
import type { Table } from './Table';
import { type Message, type Scope, Unit, type UnitServices } from './Unit';

/** The highest id that a table has lost: no other record may ever have it, for something may still refer to it. */
interface LastDeleted {
  /** The partition. */
  id: string;
  last: number;
}

export const lastDeletedKey: TableKey<LastDeleted> = { name: 'lastDeleted' };

/**
 * A unit of work on rows in memory. `commit` keeps all that was written, `drop` restores what was there before; after either,
 * it can be read but no longer written to.
 */
export class MemoryUnit extends Unit {
  readonly journal: Journal;
  readonly #store: Store;

  constructor(store: Store, services: UnitServices, scope: Scope, journal = new Journal(store)) {
    super(services, scope);
    this.journal = journal;
    this.#store = store;
  }

  as(scope: Partial<Scope>): MemoryUnit {
    return new MemoryUnit(this.#store, this.services, { ...this.scope, ...scope }, this.journal);
  }

  protected open<T extends Row, Column extends string>(table: TableDefinition<T, Column>): QueryTable<T, Column> {
    return new MemoryTable(table, this.rows(table));
  }

  rows<T extends Row>(key: TableKey<T>): RowStore<T> {
    const partition = this.#store.partitionOf(key.name, this.scope.account);
    const table = this.#store.partition<T>(partition);
    return {
      get: (id) => table.get(id),
      all: () => table.all(),
      put: (row) => this.#put(key, partition, table, row),
      delete: (id) => this.#delete(partition, table, id),
      nextId: () => this.journal.reserveId(partition, Math.max(table.highestId(), this.#lastDeletedOf(partition)) + 1),
    };
  }

  commit(): Promise<void> {
    return this.journal.commit();
  }

  drop(): Promise<void> {
    return this.journal.drop();
  }

  protected take(message: Message): void {
    this.journal.send(message);
  }

  #put<T extends Row>(key: TableKey<T>, partition: string, table: Table<T>, row: T): T {
    const before = table.get(row.id);
    this.journal.note(partition, row.id, before);
    const stored = this.stamp(key, before, row);
    table.replace(row.id, stored);
    return stored;
  }

  #delete<T extends Row>(partition: string, table: Table<T>, id: T['id']): void {
    const before = table.get(id);
    if (!before) return;
    this.journal.note(partition, id, before);
    table.replace(id, undefined);
    if (typeof id === 'number' && id > this.#lastDeletedOf(partition))
      this.rows(lastDeletedKey).put({ id: partition, last: id });
  }

  /** The highest id that a partition has ever lost. */
  #lastDeletedOf(partition: string): number {
    return this.#store.table(lastDeletedKey).get(partition)?.last ?? 0;
  }
}
