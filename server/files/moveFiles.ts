import type { Row, TableDefinition } from '@atrium/backend';
import { fileTables, noteStorage, type SentFiles, takeFiles } from '@atrium/backend/files';
import { sql } from 'kysely';
import { type Connection, locks } from '../database/database';
import { runSql } from '../sql/compile';
import type { SqlEngine } from '../sql/SqlEngine';
import { SqlJournal } from '../sql/SqlJournal';
import { tableRef } from '../sql/tableSql';
import type { ServerFiles } from './ServerFiles';

type AnyTable = TableDefinition<Row>;

/** Rows that one transaction changes, and their size in bytes. */
const batch = 100;
const maxBytes = 8 * 1024 * 1024;

const unlimited = { ofAccount: Number.POSITIVE_INFINITY, inAll: Number.POSITIVE_INFINITY };

interface Place {
  account: number;
  id: Row['id'];
}

/** The next rows of a table that hold files as text. */
const nextRows = (connection: Connection, table: AnyTable, last: Place) =>
  runSql<{ account: number; row: Row }>(
    connection,
    sql`select account, row from (
        select account, id, row, row_number() over places as place, sum(length(row::text)) over places as bytes
        from (select _account as account, id, _row as row from ${tableRef(table)}
          where (_account, id) > (${last.account}, ${last.id}) and _row::text like '%;base64,%'
          order by _account, id limit ${batch} for update) as next
        window places as (order by account, id)
      ) as sized where place = 1 or bytes < ${maxBytes} order by account, id`,
  );

/** The accounts for which rows that all share were noted as large. */
async function readOwners(connection: Connection, table: AnyTable, rows: readonly { row: Row }[]) {
  const keys = rows.map(({ row }) => `${table.name}:${row.id}`);
  const noted = await runSql<{ id: string; account: number }>(
    connection,
    sql`select id, account from ${tableRef({ name: 'largeRows' })} where id = any(${keys}::text[])`,
  );
  return new Map(noted.map(({ id, account }) => [id, Number(account)]));
}

/** Moves the files of some rows, as one transaction; gives the last row, or null where none is left. */
async function moveBatch(connection: Connection, engine: SqlEngine, files: ServerFiles, table: AnyTable, last: Place) {
  const rows = await nextRows(connection, table, last);
  const end = rows.at(-1);
  if (!end) return null;
  const owners = await readOwners(connection, table, rows);
  const journal = new SqlJournal(connection, engine.registry, true);
  const unit = await engine.begin(journal);
  for (const { account, row } of rows) {
    const sent: SentFiles = new Map();
    const moved = await takeFiles(files, row, sent);
    if (moved === row) continue;
    journal.know(table.name, account, row.id, row);
    const owner = account || owners.get(`${table.name}:${row.id}`) || 0;
    journal.write({ table: table.name, account, id: row.id, row: moved, isNew: false });
    const written = journal.sized().filter((one) => one.id === row.id && one.row === moved);
    await noteStorage(unit.as({ account: owner }), written, { limits: unlimited, sent });
  }
  for (const name of new Set([table.name, ...fileTables.map((one) => one.name)])) await journal.flush(name);
  return { account: end.account, id: end.row.id };
}

async function moveTable(connection: Connection, engine: SqlEngine, files: ServerFiles, table: AnyTable) {
  for (let last: Place | null = { account: -1, id: table.idType === 'number' ? 0 : '' }; last; ) {
    await connection.run('begin');
    try {
      last = await moveBatch(connection, engine, files, table, last);
      await connection.run('commit');
    } catch (error) {
      await connection.run('rollback').catch(() => {});
      throw error;
    }
  }
}

/**
 * Takes files out of the rows in which earlier versions kept them, once in the life of a database. A start that ends on the
 * way leaves whole rows, and the next one goes on with those that are left.
 */
export async function moveFiles(engine: SqlEngine, files: ServerFiles): Promise<void> {
  const isDone = async (connection: Connection) => (await connection.query('select 1 from files_moved')).length > 0;
  if (await isDone(engine.database)) return;
  await engine.database.withSession(async (connection) => {
    await connection.run(`select pg_advisory_lock(${locks.migration})`);
    try {
      if (await isDone(connection)) return;
      for (const table of engine.registry.all()) await moveTable(connection, engine, files, table);
      await connection.run('insert into files_moved default values');
    } finally {
      await connection.run(`select pg_advisory_unlock(${locks.migration})`).catch(() => {});
    }
  });
}
