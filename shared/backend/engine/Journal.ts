import type { Row } from '..';
import { accountOfTable, tableOfPartition } from './partition';
import type { Change } from './persistence';
import type { Store } from './Store';
import type { Message } from './Unit';

interface Written {
  table: string;
  id: Row['id'];
  before: Row | undefined;
  /** Undefined where it was deleted. */
  row: Row | undefined;
}

/** All that one unit of work has done so far, in whichever scope: rows as they were before, and messages. */
export class Journal {
  readonly #store: Store;
  /** By partition. */
  readonly #before = new Map<string, Map<Row['id'], Row | undefined>>();
  /** By partition: the last id that was given. */
  readonly #lastIds = new Map<string, number>();
  #messages: Message[] = [];
  #isOver = false;

  constructor(store: Store) {
    this.#store = store;
  }

  /** Keeps a row as it is before its first change; throws after the end. */
  note(partition: string, id: Row['id'], row: Row | undefined): void {
    if (this.#isOver) throw new Error(`${partition} is written after its unit of work has ended`);
    const rows = this.#before.get(partition) ?? new Map<Row['id'], Row | undefined>();
    if (!rows.has(id)) rows.set(id, row);
    this.#before.set(partition, rows);
  }

  /** An id from `least` on; whoever asks before it is put gets another one. */
  reserveId(partition: string, least: number): number {
    const id = Math.max(least, (this.#lastIds.get(partition) ?? 0) + 1);
    this.#lastIds.set(partition, id);
    return id;
  }

  send(message: Message): void {
    this.#messages.push(message);
  }

  drainMessages(): Message[] {
    return this.#messages.splice(0);
  }

  get isEmpty(): boolean {
    return this.#before.size === 0;
  }

  /** True where rows of a table were written, of whichever account. */
  hasWritten(table: string): boolean {
    return [...this.#before.keys()].some((partition) => tableOfPartition(partition) === table);
  }

  writtenAccounts(tables: readonly string[]): number[] {
    const partitions = [...this.#before.keys()].filter((partition) => tables.includes(tableOfPartition(partition)));
    return [...new Set(partitions.flatMap((partition) => accountOfTable(partition) ?? []))];
  }

  written(): Written[] {
    return [...this.#before].flatMap(([table, rows]) =>
      [...rows].map(([id, before]) => ({ table, id, before, row: this.#store.partition(table).get(id) })),
    );
  }

  async commit(): Promise<void> {
    const changes = this.written().map(({ table, id, row }): Change => ({ table, id, ...(row && { row }) }));
    if (changes.length > 0) await this.#store.persistence.commit(changes);
    this.#before.clear();
    this.#isOver = true;
  }

  /** Restores the rows as they were, and forgets the messages. */
  async drop(): Promise<void> {
    for (const [partition, rows] of this.#before)
      for (const [id, row] of rows) this.#store.partition(partition).replace(id, row);
    this.#before.clear();
    this.#messages = [];
    this.#isOver = true;
  }
}
