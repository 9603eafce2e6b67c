import type { Row, TableDefinition } from '@atrium/backend';
import { type Message, toPartitionName } from '@atrium/backend/engine';
import { type RawBuilder, sql } from 'kysely';
import type { Connection } from '../database/database';
import { runSql } from './compile';
import type { TableRegistry } from './TableRegistry';
import { declaredColumns, recordType, tableRef } from './tableSql';

/** A row that was put, or deleted where `row` is null. */
export interface Written {
  table: string;
  account: number;
  id: Row['id'];
  row: Row | null;
  /**
   * Whether there was none before: one that another call has deleted meanwhile is not brought back. Absent where that is not
   * known.
   */
  isNew?: boolean;
}

type AnyTable = TableDefinition<Row>;

const keyOf = (account: number, id: Row['id']): string => `${account}:${typeof id}:${id}`;

const idTypeOf = ({ idType }: AnyTable): RawBuilder<unknown> => sql.raw(idType === 'number' ? 'bigint' : 'text');

/** A row as `jsonb_to_recordset` takes it. */
function toRecord(table: AnyTable, { account, id }: Written, row: Row): Record<string, unknown> {
  const columns = declaredColumns(table).map(([name, { read }]) => [name, read(row)]);
  return { _account: account, id, _row: row, ...Object.fromEntries(columns), _search: table.searchText?.(row) };
}

/** Inserts or updates rows, or whichever is right where that is not known. */
function putSql(table: AnyTable, isNew: boolean | undefined, all: readonly Written[]): RawBuilder<unknown> | null {
  const written = all.filter((one) => one.isNew === isNew);
  const records = written.flatMap((one) => (one.row ? [toRecord(table, one, one.row)] : []));
  if (records.length === 0) return null;
  const columns = declaredColumns(table).map(([name, { type }]) => [name, recordType(type)] as const);
  if (table.searchText) columns.push(['_search', 'text']);
  const names = ['_row', ...columns.map(([name]) => name)];
  const list = sql.join(names.map((name) => sql.ref(name)));
  const typed = columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  const setTo = (source: string) => sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.id(source, name)}`));
  const sent = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as sent (${sql.join([sql`_account integer`, sql`id ${idTypeOf(table)}`, sql`_row jsonb`, ...typed])})`;
  if (isNew === false)
    return sql`update ${tableRef(table)} as kept set ${setTo('sent')} from ${sent}
      where kept._account = sent._account and kept.id = sent.id`;
  const insert = sql`insert into ${tableRef(table)} (_account, id, ${list}) select _account, id, ${list} from ${sent}`;
  return isNew ? insert : sql`${insert} on conflict (_account, id) do update set ${setTo('excluded')}`;
}

function deleteSql(table: AnyTable, written: readonly Written[]): RawBuilder<unknown> | null {
  const gone = written.flatMap(({ row, account, id }) => (row ? [] : [{ account, id }]));
  if (gone.length === 0) return null;
  return sql`delete from ${tableRef(table)} as kept
    using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone (account integer, id ${idTypeOf(table)})
    where kept._account = gone.account and kept.id = gone.id`;
}

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
    if (unknown.length > 0) {
      const ref = tableRef({ name: table });
      const rows = await runSql<{ row: Row }>(
        this.connection,
        unknown.length === 1
          ? sql`select _row as row from ${ref} where _account = ${account} and id = ${unknown[0]}`
          : sql`select _row as row from ${ref} where _account = ${account} and id = any(${unknown}::${idTypeOf(this.registry.get(table))}[])`,
      );
      const found = new Map(rows.map(({ row }) => [row.id, row]));
      for (const id of unknown) this.know(table, account, id, found.get(id));
    }
    return asked.flatMap((id) => this.#latest(table, account, id) ?? []);
  }

  async get(table: string, account: number, id: Row['id']): Promise<Row | undefined> {
    return (await this.getMany(table, account, [id]))[0];
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

  /** Writes what waits for a table. */
  async flush(table: string): Promise<void> {
    if (!this.isWriting) return;
    for (const statement of this.#statementsFor(table)) await runSql(this.connection, statement);
    this.#waiting.delete(table);
  }

  /** Writes all that waits, and with it the last statements, in one go. */
  async finish({ entry, end }: LastSql): Promise<{ transaction: string }[]> {
    // The parts of one statement do not see each other: what a deleted row had would still be taken.
    for (const [table, waiting] of [...this.#waiting])
      if (this.registry.get(table).unique.length > 0 && [...waiting.values()].some(({ row }) => !row))
        await this.flush(table);
    const statements = [...[...this.#waiting.keys()].flatMap((table) => this.#statementsFor(table)), entry];
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

  /** What was written, with the rows as they were before, under the names of partitions. */
  sized() {
    return this.written().map(({ table, account, id, row }) => ({
      table: account > 0 ? toPartitionName(table, account) : table,
      id,
      before: this.#known.get(`${table} ${keyOf(account, id)}`),
      row: row ?? undefined,
    }));
  }

  send(message: Message): void {
    this.#messages.push(message);
  }

  drainMessages(): Message[] {
    return this.#messages.splice(0);
  }

  #statementsFor(table: string): RawBuilder<unknown>[] {
    const waiting = [...(this.#waiting.get(table)?.values() ?? [])];
    const definition = this.registry.get(table);
    const puts = [false, true, undefined].map((isNew) => putSql(definition, isNew, waiting));
    return [deleteSql(definition, waiting), ...puts].flatMap((statement) => statement ?? []);
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
