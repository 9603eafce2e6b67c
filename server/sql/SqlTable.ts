import type {
  Groups,
  HitQuery,
  Page,
  PageQuery,
  Query,
  QueryTable,
  Row,
  TableDefinition,
  Value,
  Where,
} from '@atrium/backend';
import { and, search } from '@atrium/backend';
import { columnOf, hasNear, limitOf, maxPerPage, rankOf, toSearchWords } from '@atrium/backend/engine';
import { type RawBuilder, sql } from 'kysely';
import { tableRef } from './tableSql';
import { nearSql, orderSql, whereSql } from './toSql';

/** What a table asks of its unit of work: its statements, and the rows that are not written yet. */
export interface TableAccess {
  /** Runs a statement once all that was put into the table is in it. */
  read<T extends object>(statement: RawBuilder<unknown>): Promise<T[]>;
  /** Hears of the rows that a statement found. */
  found(rows: readonly Row[]): void;
  getMany(ids: readonly Row['id'][]): Promise<Row[]>;
  put(row: Row): Promise<Row>;
  delete(id: Row['id']): Promise<void>;
  nextId(): Promise<number>;
}

/** Rows that one statement of `each` reads. */
const batch = 500;
/** Rows that are ranked for a search; of more, the latest. */
const maxCandidates = 1000;

interface Stored<T> {
  row: T;
}

/** Executes queries as SQL. */
export class SqlTable<T extends Row, Column extends string> implements QueryTable<T, Column> {
  readonly #table: TableDefinition<T, Column>;
  readonly #account: number;
  readonly #access: TableAccess;

  constructor(table: TableDefinition<T, Column>, account: number, access: TableAccess) {
    this.#table = table;
    this.#account = account;
    this.#access = access;
  }

  async get(id: T['id']): Promise<T | undefined> {
    return (await this.getMany([id]))[0];
  }

  async getMany(ids: readonly T['id'][]): Promise<T[]> {
    const rows = await this.#access.getMany([...new Set(ids)]);
    return rows.flatMap((row) => this.#own(row) ?? []);
  }

  async find(query: Query<Column> = {}): Promise<T[]> {
    return this.#rows(query.where, this.#slice(query, limitOf(this.#table, query)));
  }

  async first(query: Omit<Query<Column>, 'limit' | 'offset'> = {}): Promise<T | undefined> {
    return (await this.find({ ...query, limit: 1 }))[0];
  }

  async page({ page, perPage, ...query }: PageQuery<Column>): Promise<Page<T>> {
    const limit = Math.min(Math.max(Math.floor(perPage), 1), maxPerPage);
    const offset = (Math.max(Math.floor(page ?? 1), 1) - 1) * limit;
    // A first page that is not full is all there is: nothing is left to count.
    if (offset === 0) {
      const rows = await this.find({ ...query, limit });
      return { rows, total: rows.length < limit ? rows.length : await this.count(query.where) };
    }
    const from = this.#from(query.where);
    const found = await this.#read<Stored<T> & { total: string }>(
      sql`select _row as row, (select count(*) ${from}) as total ${from} ${this.#slice({ ...query, offset }, limit)}`,
    );
    const [first] = found;
    return { rows: found.map(({ row }) => row), total: first ? Number(first.total) : await this.count(query.where) };
  }

  async count(where?: Where<Column>): Promise<number> {
    const [counted] = await this.#read<{ count: string }>(sql`select count(*) as count ${this.#from(where)}`);
    return Number(counted?.count ?? 0);
  }

  async hits(q: string, { where, limit }: HitQuery<Column>): Promise<Page<T>> {
    const words = toSearchWords(q);
    const { searchText } = this.#table;
    if (words.length === 0 || !searchText) return { rows: [], total: 0 };
    const latest = sql`order by id desc limit ${maxCandidates}`;
    const exact = await this.#rows(and<Column>(where, search(q)), latest);
    const near = async () =>
      (await this.#rows(where, sql`and ${nearSql(words)} ${latest}`)).filter((row) => hasNear(searchText(row), words));
    const found = exact.length > 0 ? exact : await near();
    const wanted = words.join(' ');
    const ranked = found.map((row, place) => ({ row, place, rank: rankOf(searchText(row), wanted) }));
    ranked.sort((a, b) => a.rank - b.rank || a.place - b.place);
    return { rows: ranked.slice(0, limit).map(({ row }) => row), total: found.length };
  }

  groupBy(column: Column, where?: Where<Column>): Groups<Column> {
    const { type } = columnOf(this.#table, column);
    const isList = type === 'texts' || type === 'numbers';
    const value = isList ? sql`unnest(${sql.ref(column)})` : sql.ref(column);
    const group = async (added: RawBuilder<unknown>) => {
      const from = this.#from(where);
      const groups = await this.#read<{ value: Value; added: string }>(
        sql`select value, sum(added) as added from (select ${value} as value, ${added} as added ${from}) as grouped group by value`,
      );
      return new Map(groups.map((one) => [one.value, Number(one.added)]));
    };
    return {
      count: () => group(sql`1`),
      sum: (summed) => {
        columnOf(this.#table, summed);
        return group(sql`coalesce(${sql.ref(summed)}, 0)`);
      },
    };
  }

  async *each(where?: Where<Column>): AsyncIterable<T> {
    for (let last: T | undefined; ; ) {
      const after: RawBuilder<unknown> = last ? sql`and id > ${last.id}` : sql``;
      const rows: T[] = await this.#rows(where, sql`${after} order by id limit ${batch}`);
      yield* rows;
      last = rows.at(-1);
      if (rows.length < batch) return;
    }
  }

  async put(row: T): Promise<T> {
    return this.#own(await this.#access.put(row)) ?? row;
  }

  delete(id: T['id']): Promise<void> {
    return this.#access.delete(id);
  }

  nextId(): Promise<number> {
    return this.#access.nextId();
  }

  #from(where: Where<Column> | undefined): RawBuilder<unknown> {
    return sql`from ${tableRef(this.#table)} where _account = ${this.#account} and ${whereSql(this.#table, where)}`;
  }

  #slice({ orderBy, offset = 0 }: Query<Column>, limit: number): RawBuilder<unknown> {
    const skipped = offset > 0 ? sql`offset ${offset}` : sql``;
    return sql`order by ${orderSql(this.#table, orderBy)} limit ${limit} ${skipped}`;
  }

  #read<R extends object>(statement: RawBuilder<unknown>): Promise<R[]> {
    return this.#access.read<R>(statement);
  }

  async #rows(where: Where<Column> | undefined, rest: RawBuilder<unknown>): Promise<T[]> {
    const found = await this.#read<Stored<T>>(sql`select _row as row ${this.#from(where)} ${rest}`);
    const rows = found.map(({ row }) => row);
    this.#access.found(rows);
    return rows;
  }

  /** The one place where a name becomes a type: a definition is the promise that its table holds such rows. */
  #own(row: Row | undefined): T | undefined {
    return row as T | undefined;
  }
}
