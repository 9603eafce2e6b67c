import type { Value, Where } from './conditions';
import type { Query } from './queryRows';
import type { Row } from './rows';

export interface PageQuery<Column extends string = string> extends Omit<Query<Column>, 'limit' | 'offset'> {
  /** From 1; the first one where it is absent or below. */
  page?: number | null | undefined;
  /** 200 at most. */
  perPage: number;
}

export interface Page<T> {
  rows: T[];
  /** Number of rows on all pages. */
  total: number;
}

export interface HitQuery<Column extends string = string> {
  where?: Where<Column>;
  limit: number;
}

/** By the values of a column, as columns have them: names are folded, and a row counts for each value of a list. */
export interface Groups<Column extends string = string> {
  count(): Promise<Map<Value, number>>;
  sum(column: Column): Promise<Map<Value, number>>;
}

/**
 * The rows of a table in a unit of work. Reads see what the unit has written. Rows are never changed in place: a change is
 * a new row put under the same id.
 */
export interface QueryTable<T extends Row, Column extends string = string> {
  get(id: T['id']): Promise<T | undefined>;
  /** Those that are there, each once, in the order of the ids. */
  getMany(ids: readonly T['id'][]): Promise<T[]>;
  /** At most 1,000 rows; `each` reads more. */
  find(query?: Query<Column>): Promise<T[]>;
  first(query?: Omit<Query<Column>, 'limit' | 'offset'>): Promise<T | undefined>;
  page(query: PageQuery<Column>): Promise<Page<T>>;
  count(where?: Where<Column>): Promise<number>;
  /**
   * The rows for a search text, best first: one of their texts equals it, begins with it, has a word that does, or contains
   * its words; then the latest. Where no row has all words, one slip in each is forgiven. Without words nothing is found.
   */
  hits(q: string, query: HitQuery<Column>): Promise<Page<T>>;
  groupBy(column: Column, where?: Where<Column>): Groups<Column>;
  /** All rows in batches, in the order of their ids. */
  each(where?: Where<Column>): AsyncIterable<T>;
  /** The row as it is kept: with its next `rev`, where rows of the table have one. */
  put(row: T): Promise<T>;
  /** For good. A deletion that can be undone goes through `bin`. */
  delete(id: T['id']): Promise<void>;
  /** An id that no row has, and none had before. */
  nextId(): Promise<number>;
}
