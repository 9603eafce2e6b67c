import type { Value, Where } from './conditions';
import type { TableDefinition } from './defineTable';
import type { Groups, HitQuery, Page, PageQuery, QueryTable } from './QueryTable';
import { createCompare, createTest, limitOf, type Query, queryRows } from './queryRows';
import type { Row } from './rows';
import { columnOf } from './toTyped';

/** Rows in memory as a unit of work reads and writes them. */
export interface RowStore<T extends Row> {
  get(id: T['id']): T | undefined;
  /** In the order of their ids. */
  all(): readonly T[];
  put(row: T): T;
  delete(id: T['id']): void;
  nextId(): number;
}

/** Rows per page at most. */
export const maxPerPage = 200;

/** Executes queries on rows in memory, of which there are some thousands. */
export class MemoryTable<T extends Row, Column extends string> implements QueryTable<T, Column> {
  readonly #table: TableDefinition<T, Column>;
  readonly #rows: RowStore<T>;

  constructor(table: TableDefinition<T, Column>, rows: RowStore<T>) {
    this.#table = table;
    this.#rows = rows;
  }

  async get(id: T['id']): Promise<T | undefined> {
    return this.#rows.get(id);
  }

  async getMany(ids: readonly T['id'][]): Promise<T[]> {
    return [...new Set(ids)].flatMap((id) => this.#rows.get(id) ?? []);
  }

  async find(query: Query<Column> = {}): Promise<T[]> {
    return queryRows(this.#table, this.#rows.all(), { ...query, limit: limitOf(this.#table, query) });
  }

  async first(query: Omit<Query<Column>, 'limit' | 'offset'> = {}): Promise<T | undefined> {
    const compare = createCompare(this.#table, query.orderBy);
    let best: T | undefined;
    for (const row of this.#where(query.where)) if (!best || compare(row, best) < 0) best = row;
    return best;
  }

  async page({ page, perPage, ...query }: PageQuery<Column>): Promise<Page<T>> {
    const limit = Math.min(Math.max(Math.floor(perPage), 1), maxPerPage);
    const offset = (Math.max(Math.floor(page ?? 1), 1) - 1) * limit;
    const rows = queryRows(this.#table, this.#rows.all(), { ...query, limit, offset });
    return { rows, total: this.#where(query.where).length };
  }

  async count(where?: Where<Column>): Promise<number> {
    return this.#where(where).length;
  }

  async hits(q: string, query: HitQuery<Column>): Promise<Page<T>> {
    // Few pages search: what ranks hits comes with the first of them.
    const { findHits } = await import(/* webpackChunkName: "mock-later" */ './hits');
    return findHits(this.#table, this.#rows.all(), q, query);
  }

  groupBy(column: Column, where?: Where<Column>): Groups<Column> {
    const { read } = columnOf(this.#table, column);
    const group = (toAdded: (row: T) => number) => {
      const groups = new Map<Value, number>();
      for (const row of this.#where(where)) {
        // A row counts for each value of a list.
        for (const value of [read(row)].flat()) groups.set(value, (groups.get(value) ?? 0) + toAdded(row));
      }
      return groups;
    };
    return {
      count: async () => group(() => 1),
      sum: async (summed) => {
        const { read: readNumber } = columnOf(this.#table, summed);
        return group((row) => Number(readNumber(row) ?? 0));
      },
    };
  }

  async *each(where?: Where<Column>): AsyncIterable<T> {
    // Rows that are put meanwhile are read as they were at the start.
    yield* this.#where(where);
  }

  async put(row: T): Promise<T> {
    this.#checkUnique(row);
    return this.#rows.put(row);
  }

  async delete(id: T['id']): Promise<void> {
    this.#rows.delete(id);
  }

  async nextId(): Promise<number> {
    return this.#rows.nextId();
  }

  #where(where: Where<Column> | undefined): readonly T[] {
    return where ? this.#rows.all().filter(createTest(this.#table, where)) : this.#rows.all();
  }

  /** A last guard, as a unique index is: handlers ask before, and reject the call with a message. */
  #checkUnique(row: T): void {
    for (const columns of this.#table.unique) {
      const valuesOf = (one: T) => columns.map((name) => columnOf(this.#table, name).read(one));
      const own = valuesOf(row);
      if (own.includes(null)) continue;
      const key = JSON.stringify(own);
      const other = this.#rows.all().find((one) => one.id !== row.id && JSON.stringify(valuesOf(one)) === key);
      if (other)
        throw new Error(`${this.#table.name} has two rows of ${columns.join(', ')}: ${other.id} and ${row.id}`);
    }
  }
}
