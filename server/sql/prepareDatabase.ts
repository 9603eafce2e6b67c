import type { Row } from '@atrium/backend';
import { anchorTable, readSeed, seedAccount, seededTable } from '@atrium/backend/engine';
import { sql } from 'kysely';
import { type Connection, locks } from '../database/database';
import { runSql } from './compile';
import { insertRows, prepareTables } from './prepareTables';
import type { SqlEngine } from './SqlEngine';
import { tableRef } from './tableSql';
import { takeOverRecords } from './takeOver';
import type { Written } from './writeSql';

interface FirstRows {
  /** Rows without which no call can be authorized, by table. */
  create: Readonly<Record<string, () => readonly Row[]>>;
  /** Backends begin without the demo's records. */
  isEmpty: boolean;
}

const toWritten = (engine: SqlEngine, rows: Record<string, readonly Row[]>): Written[] =>
  Object.entries(rows).flatMap(([table, ofTable]) => {
    const { isPersonal, isRevised } = engine.registry.get(table);
    const account = isPersonal ? seedAccount : 0;
    return ofTable.map((row) => ({
      table,
      account,
      id: row.id,
      row: isRevised && !row.rev ? { ...row, rev: 1 } : row,
    }));
  });

/** Puts the first rows of backends into their tables, once in the life of a database. */
async function seed(connection: Connection, engine: SqlEngine, { create, isEmpty }: FirstRows): Promise<void> {
  const { registry } = engine;
  const kept = await runSql<{ row: Row }>(connection, sql`select _row as row from ${tableRef(seededTable)}`);
  const seeded = new Set(kept.map(({ row }) => row.id));
  const [anchor] = await runSql<{ row: { time: number } }>(
    connection,
    sql`select _row as row from ${tableRef(anchorTable)}`,
  );
  const time = anchor?.row.time ?? engine.now();
  const rows: Written[] = [];
  if (!anchor) rows.push(...toWritten(engine, { [anchorTable.name]: [{ id: 'anchor', time } as Row] }));
  for (const [table, first] of Object.entries(create)) {
    const [any] = await runSql(connection, sql`select 1 from ${tableRef({ name: table })} limit 1`);
    if (!any) rows.push(...toWritten(engine, { [table]: first() }));
  }
  for (const backend of engine.backends)
    if (!seeded.has(backend.id)) {
      if (!isEmpty) rows.push(...toWritten(engine, await readSeed(backend, time)));
      rows.push(...toWritten(engine, { [seededTable.name]: [{ id: backend.id }] }));
    }
  await insertRows(connection, registry, rows);
}

/**
 * In a database that was restored, the transactions of the log are of another one: what comes next comes after them. Which
 * jobs were noted is not known in the new order: all that are in the log are noted again.
 */
const renumberLog = `
  with others as (
    select from changes where xid >= pg_snapshot_xmax(pg_current_snapshot())
    union all select from jobs_seen where xid >= pg_snapshot_xmax(pg_current_snapshot())
  ), renumbered as (update changes set xid = '1' where exists (select from others))
  update jobs_seen set xid = '0', entry = 0 where exists (select from others)`;

/** Makes the tables of an engine, or takes those of an earlier version to it; one process at a time. */
export async function prepareDatabase(engine: SqlEngine, firstRows: FirstRows): Promise<void> {
  const { database, registry } = engine;
  await database.withSession(async (connection) => {
    await connection.run(`select pg_advisory_lock(${locks.migration})`);
    try {
      await prepareTables(connection, registry);
      await takeOverRecords(connection, registry);
      await connection.run(renumberLog);
      await connection.run('begin');
      await seed(connection, engine, firstRows);
      await connection.run('commit');
    } finally {
      // A connection that is lost has no lock any more, and what lost it is the error to hear of.
      await connection.run(`rollback; select pg_advisory_unlock(${locks.migration})`).catch(() => {});
    }
  });
}
