import type { Row, TableDefinition } from '@atrium/backend';
import { plainTextVersion } from '@atrium/contract/values';
import { sql } from 'kysely';
import type { Connection } from '../database/database';
import { runSql } from './compile';
import { SqlJournal } from './SqlJournal';
import type { TableRegistry } from './TableRegistry';
import { columnSql, createTableSql, declaredColumns, indexesOf, schema, sequenceRef, tableRef } from './tableSql';
import type { Written } from './writeSql';

type AnyTable = TableDefinition<Row>;

/** Rows that one statement of a change of columns reads, and their size in bytes: some hold files. */
const batch = 500;
const maxBytes = 8 * 1024 * 1024;

/** What a table was made of, as kept in `records._tables`. */
interface Known {
  name: string;
  version: number;
  columns: Record<string, string>;
  /** Version of the plain texts in them. */
  texts: number;
}

const columnsOf = (table: AnyTable): Record<string, string> =>
  Object.fromEntries([
    ...declaredColumns(table).map(([name, { type }]) => [name, type]),
    ...(table.searchText ? [['_search', 'text']] : []),
  ]);

async function dropIndexes(connection: Connection, table: AnyTable): Promise<void> {
  const indexes = await runSql<{ name: string }>(
    connection,
    sql`select indexname as name from pg_indexes where schemaname = ${schema} and tablename = ${table.name}
      and indexname not like '%\\_pkey'`,
  );
  const wanted = indexesOf(table);
  for (const { name } of indexes)
    if (!wanted.has(name)) await runSql(connection, sql`drop index ${sql.id(schema, name)}`);
}

async function addIndexes(connection: Connection, table: AnyTable): Promise<void> {
  const indexes = await runSql<{ name: string }>(
    connection,
    sql`select indexname as name from pg_indexes where schemaname = ${schema} and tablename = ${table.name}`,
  );
  const known = new Set(indexes.map(({ name }) => name));
  for (const [name, statement] of indexesOf(table)) if (!known.has(name)) await runSql(connection, statement);
}

/** Writes all rows of a table again, so that each column has what its declaration makes of the row. */
async function fillColumns(connection: Connection, registry: TableRegistry, table: AnyTable): Promise<void> {
  for (let last: { account: number; id: Row['id'] } = { account: -1, id: table.idType === 'number' ? 0 : '' }; ; ) {
    const rows = await runSql<{ account: number; row: Row }>(
      connection,
      sql`select account, row from (
          select account, id, row, row_number() over places as place, sum(pg_column_size(row)) over places as bytes
          from (select _account as account, id, _row as row from ${tableRef(table)}
            where (_account, id) > (${last.account}, ${last.id}) order by _account, id limit ${batch}) as next
          window places as (order by account, id)
        ) as sized where place = 1 or bytes < ${maxBytes} order by account, id`,
    );
    const end = rows.at(-1);
    if (!end) return;
    const written = rows.map(({ account, row }) => ({ table: table.name, account, id: row.id, row }));
    await putRows(connection, registry, written);
    last = { account: end.account, id: end.row.id };
  }
}

async function changeTable(connection: Connection, registry: TableRegistry, table: AnyTable, known: Known) {
  const wanted = columnsOf(table);
  await dropIndexes(connection, table);
  const ref = tableRef(table);
  for (const [name, type] of Object.entries(known.columns))
    if (wanted[name] !== type) await runSql(connection, sql`alter table ${ref} drop column ${sql.ref(name)}`);
  const added = Object.entries(wanted).filter(([name, type]) => known.columns[name] !== type);
  for (const [name] of added) {
    const column = table.columns.get(name);
    await runSql(
      connection,
      column
        ? sql`alter table ${ref} add column ${columnSql(name, column.type)}`
        : sql`alter table ${ref} add column _search text collate "C" not null default ''`,
    );
  }
  const isFilled = added.length === 0 && known.version === table.version && known.texts === plainTextVersion;
  if (!isFilled) await fillColumns(connection, registry, table);
  await addIndexes(connection, table);
}

/**
 * Makes the tables of all declarations, or takes those that exist to them: columns that are new are filled from the rows,
 * and indexes follow. Runs within the lock of migrations.
 */
export async function prepareTables(connection: Connection, registry: TableRegistry): Promise<void> {
  await connection.run(`create schema if not exists ${schema}; create extension if not exists pg_trgm;
    create table if not exists ${schema}._tables (name text primary key, version integer not null, columns jsonb not null);
    alter table ${schema}._tables add column if not exists texts integer not null default 1`);
  const made = await connection.query<Known>(`select name, version, columns, texts from ${schema}._tables`);
  const known = new Map(made.map((table) => [table.name, table]));
  for (const table of registry.all()) {
    const before = known.get(table.name);
    const wanted = columnsOf(table);
    await connection.run('begin');
    try {
      if (!before) for (const statement of createTableSql(table)) await runSql(connection, statement);
      else await changeTable(connection, registry, table, before);
      await runSql(
        connection,
        sql`insert into ${sql.id(schema, '_tables')} (name, version, columns, texts)
          values (${table.name}, ${table.version}, ${JSON.stringify(wanted)}::jsonb, ${plainTextVersion})
          on conflict (name) do update
            set version = excluded.version, columns = excluded.columns, texts = excluded.texts`,
      );
      await connection.run('commit');
    } catch (error) {
      await connection.run('rollback').catch(() => {});
      throw error;
    }
  }
}

/** Puts rows into tables as they are. */
export async function putRows(connection: Connection, registry: TableRegistry, rows: readonly Written[]) {
  const journal = new SqlJournal(connection, registry, true);
  for (const row of rows) journal.write(row);
  for (const name of new Set(rows.map(({ table }) => table))) await journal.flush(name);
}

/** Puts rows into tables as they are, and has ids continue after them. */
export async function insertRows(connection: Connection, registry: TableRegistry, rows: readonly Written[]) {
  await putRows(connection, registry, rows);
  for (const name of new Set(rows.map(({ table }) => table))) await continueIds(connection, registry.get(name));
}

/** Ids are given by a sequence: it goes on after the highest that there is. */
export async function continueIds(connection: Connection, table: AnyTable, last = 0): Promise<void> {
  if (table.idType !== 'number') return;
  const sequence = sequenceRef(table);
  await runSql(
    connection,
    sql`select setval(${sequence}, greatest(${last}::bigint, (select coalesce(max(id), 0) from ${tableRef(table)}),
      (select last_value from ${sql.raw(sequence)}), 1),
      ${last} > 0 or exists (select from ${tableRef(table)}) or (select is_called from ${sql.raw(sequence)}))`,
  );
}
