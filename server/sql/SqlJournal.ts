import type { Row } from '@atrium/backend';
import { type Message, toPartitionName } from '@atrium/backend/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/database';
import { runSql } from './compile';
import type { TableRegistry } from './TableRegistry';
import { sequenceRef, tableRef } from './tableSql';
import { idTypeOf, maxAtOnce, type Written, writeSql } from './writeSql';

const keyOf = (account: number, id: Row['id']): string => `${account}:${typeof id}:${id}`;

/** Rows that a unit of work keeps in mind for itself. */
const maxKnown = 5_000;

/** The end of a write: an entry in the log, and an answer with the transaction. */
export interface LastSql {
  entry: RawBuilder<unknown>;
  end: RawBuilder<unknown>;
}

/**
 * All that one unit of work reads and writes, in whichever scope. What is put is written before the table is asked next, and
 * at the end.
 */
export class SqlJournal {
  readonly connection: Connection;
  readonly registry: TableRegistry;
  /** False where what is put is dropped at the end. */
  readonly isWriting: boolean;
  /** By table: what is not in the database yet. */
  readonly #waiting = new Map<string, Map<string, Written>>();
  /** By table: the last of all that was put. */
  readonly #written = new Map<string, Map<string, Written>>();
  /** Rows as they were first read: within a call, a row is the same whenever it is asked for. */
  readonly #known = new Map<string, Row | undefined>();
  /** By table and account, and by table: what was asked for in this turn. */
  readonly #rowsAsked = new Map<string, { ids: Set<Row['id']>; answer: Promise<void> }>();
  /** By table: the last writing of what waited, which whoever reads the table waits for. */
  readonly #flushing = new Map<string, Promise<void>>();
  readonly #idsAsked = new Map<string, { count: number; ids: Promise<number[]> }>();
  #messages: Message[] = [];

  constructor(connection: Connection, registry: TableRegistry, isWriting: boolean) {
    this.connection = connection;
    this.registry = registry;
    this.isWriting = isWriting;
  }

  async read<T extends object>(table: string, statement: RawBuilder<unknown>): Promise<T[]> {
    await this.flush(table);
    return runSql<T>(this.connection, statement);
  }

  async getMany(table: string, account: number, ids: readonly Row['id'][]): Promise<Row[]> {
    const { idType } = this.registry.get(table);
    const asked = ids.filter((id) => (idType === 'text' ? typeof id === 'string' : Number.isSafeInteger(id)));
    const unknown = asked.filter((id) => !this.#isKnown(table, account, id));
    if (unknown.length > 0) await this.#lookUp(table, account, unknown);
    return asked.flatMap((id) => this.#latest(table, account, id) ?? []);
  }

  async get(table: string, account: number, id: Row['id']): Promise<Row | undefined> {
    return (await this.getMany(table, account, [id]))[0];
  }

  /** An id that no row had before; the row is known not to be there. */
  async nextId(table: string, account: number): Promise<number> {
    const asked = this.#idsAsked.get(table) ?? { count: 0, ids: this.#takeIds(table) };
    this.#idsAsked.set(table, asked);
    const place = asked.count;
    asked.count += 1;
    const id = (await asked.ids)[place] ?? Number.NaN;
    this.know(table, account, id, undefined);
    return id;
  }

  /** Takes as many ids as are asked for until the next turn. */
  async #takeIds(table: string): Promise<number[]> {
    await null;
    const count = this.#idsAsked.get(table)?.count ?? 0;
    this.#idsAsked.delete(table);
    const sequence = sequenceRef(this.registry.get(table));
    const rows = await runSql<{ id: string }>(
      this.connection,
      count === 1
        ? sql`select nextval(${sequence}) as id`
        : sql`select nextval(${sequence}) as id from generate_series(1, ${count}::integer)`,
    );
    return rows.map(({ id }) => Number(id));
  }

  /** Reads rows by their ids. What is asked for in the same turn is read in one go. */
  #lookUp(table: string, account: number, ids: readonly Row['id'][]): Promise<void> {
    const place = `${table} ${account}`;
    const asked = this.#rowsAsked.get(place);
    for (const id of asked ? ids : []) asked?.ids.add(id);
    if (asked) return asked.answer;
    const wanted = new Set(ids);
    const answer = Promise.resolve().then(() => {
      this.#rowsAsked.delete(place);
      return this.#readRows(table, account, [...wanted]);
    });
    this.#rowsAsked.set(place, { ids: wanted, answer });
    return answer;
  }

  async #readRows(table: string, account: number, ids: readonly Row['id'][]): Promise<void> {
    const ref = tableRef({ name: table });
    const type = idTypeOf(this.registry.get(table));
    for (let from = 0; from < ids.length; from += maxAtOnce) {
      const some = ids.slice(from, from + maxAtOnce);
      const rows = await runSql<{ row: Row }>(
        this.connection,
        some.length === 1
          ? sql`select _row as row from ${ref} where _account = ${account} and id = ${some[0]}`
          : sql`select _row as row from ${ref} where _account = ${account} and id = any(${some}::${type}[])`,
      );
      const found = new Map(rows.map(({ row }) => [row.id, row]));
      for (const id of some) this.know(table, account, id, found.get(id));
    }
  }

  /** Notes a row that is put, or deleted where it is null. */
  write(written: Written): void {
    const key = keyOf(written.account, written.id);
    const [waiting, before] = [this.#waiting, this.#written].map((tables) => tables.get(written.table)?.get(key));
    const isNew = waiting ? waiting.isNew : before ? before.row === null : written.isNew;
    for (const tables of [this.#waiting, this.#written]) {
      const rows = tables.get(written.table) ?? new Map<string, Written>();
      rows.set(key, { ...written, ...(written.isNew !== undefined && isNew !== undefined && { isNew }) });
      tables.set(written.table, rows);
    }
  }

  /** Writes what waits for a table; what is put meanwhile waits for the next time. */
  async flush(table: string): Promise<void> {
    if (!this.isWriting) return;
    const statements = this.#statementsFor(table);
    this.#waiting.delete(table);
    const before = this.#flushing.get(table);
    const flushing = (async () => {
      await before;
      for (const statement of statements) await runSql(this.connection, statement);
    })();
    this.#flushing.set(table, flushing);
    await flushing;
  }

  /** Writes all that waits, and with it the last statements, in one go. */
  async finish({ entry, end }: LastSql): Promise<{ transaction: string }[]> {
    // The parts of one statement do not see each other: what a deleted row had would still be taken.
    for (const [table, waiting] of [...this.#waiting])
      if (
        waiting.size > maxAtOnce ||
        (this.registry.get(table).unique.length > 0 && [...waiting.values()].some(({ row }) => !row))
      )
        await this.flush(table);
    const statements = [...[...this.#waiting.keys()].flatMap((table) => [...this.#statementsFor(table)]), entry];
    this.#waiting.clear();
    const parts = statements.map((statement, place) => sql`${sql.id(`part${place}`)} as (${statement})`);
    return runSql(this.connection, sql`with ${sql.join(parts)} ${end}`);
  }

  get isEmpty(): boolean {
    return this.#written.size === 0;
  }

  written(): Written[] {
    return [...this.#written.values()].flatMap((rows) => [...rows.values()]);
  }

  /** What was written, with the rows as they were before. */
  changes() {
    return this.written().map(({ table, account, id, row }) => ({
      table,
      account,
      id,
      before: this.#known.get(`${table} ${keyOf(account, id)}`),
      row: row ?? undefined,
    }));
  }

  /** The same under the names of partitions. */
  sized() {
    return this.changes().map(({ table, account, ...change }) => ({
      table: account > 0 ? toPartitionName(table, account) : table,
      ...change,
    }));
  }

  send(message: Message): void {
    this.#messages.push(message);
  }

  drainMessages(): Message[] {
    return this.#messages.splice(0);
  }

  #statementsFor(table: string): Iterable<RawBuilder<unknown>> {
    return writeSql(this.registry.get(table), [...(this.#waiting.get(table)?.values() ?? [])]);
  }

  /** Takes rows that a query found: within a transaction they are what a look at them would read again. */
  knowFound(table: string, account: number, rows: readonly Row[]): void {
    if (!this.isWriting) return;
    for (const row of rows)
      if (this.#known.size < maxKnown && !this.#isKnown(table, account, row.id)) this.know(table, account, row.id, row);
  }

  /** Takes a row as it was read; undefined where there is none. */
  know(table: string, account: number, id: Row['id'], row: Row | undefined): void {
    this.#known.set(`${table} ${keyOf(account, id)}`, row);
  }

  #isKnown(table: string, account: number, id: Row['id']): boolean {
    const key = keyOf(account, id);
    return this.#written.get(table)?.has(key) === true || this.#known.has(`${table} ${key}`);
  }

  #latest(table: string, account: number, id: Row['id']): Row | undefined {
    const key = keyOf(account, id);
    const written = this.#written.get(table)?.get(key);
    return written ? (written.row ?? undefined) : this.#known.get(`${table} ${key}`);
  }
}
