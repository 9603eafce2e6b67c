import type { Row } from '@atrium/backend';
import { accountOfTable, tableOfPartition } from '@atrium/backend/engine';
import type { Connection, SqlValue } from '../database/database';
import { DatabaseUnavailable } from '../errors/DatabaseUnavailable';
import { StartError } from '../errors/StartError';
import { continueIds, putRows } from './prepareTables';
import type { TableRegistry } from './TableRegistry';
import type { Written } from './writeSql';

/** Rows that one statement moves, and their size in bytes: some hold files. */
const batch = 500;
const maxBytes = 8 * 1024 * 1024;

/** The records of a table as they were kept: a partition for each account, and the highest id that was ever deleted. */
interface Former {
  partitions: string[];
  last: number;
}

/** Tables of earlier versions that nothing needs any more: badges are counted and jobs are found when they are asked for. */
const given = ['counts', 'dueMoments'];

async function listFormer(connection: Connection, registry: TableRegistry): Promise<Map<string, Former>> {
  const found = new Map<string, Former>();
  const known = new Set(registry.all().map(({ name }) => name));
  const formerOf = (partition: string): Former | undefined => {
    const name = tableOfPartition(partition);
    if (!known.has(name)) return undefined;
    const former = found.get(name) ?? { partitions: [], last: 0 };
    found.set(name, former);
    return former;
  };
  const partitions = await connection.query<{ table: string }>('select distinct "table" from public.records');
  for (const { table } of partitions) formerOf(table)?.partitions.push(table);
  const deleted = await connection.query<{ row: { id: string; last: number } }>(
    `select row from public.records where "table" = 'lastDeleted'`,
  );
  for (const { row } of deleted) {
    const former = formerOf(row.id);
    if (former) former.last = Math.max(former.last, row.last);
  }
  return found;
}

/** Puts rows into their table; one that cannot be put there is named. */
async function moveRows(connection: Connection, registry: TableRegistry, partition: string, rows: readonly Written[]) {
  await connection.run('savepoint moving');
  try {
    await putRows(connection, registry, rows);
    await connection.run('release savepoint moving');
  } catch (error) {
    if (error instanceof DatabaseUnavailable) throw error;
    await connection.run('rollback to savepoint moving');
    const [first, ...others] = rows;
    if (first && others.length === 0)
      throw new StartError(
        `Record ${first.id} of the table ${partition} cannot be taken over from the version before, and has to be corrected in public.records: ${error instanceof Error ? error.message : error}`,
        { cause: error },
      );
    for (const row of rows) await moveRows(connection, registry, partition, [row]);
  }
}

async function movePartition(connection: Connection, registry: TableRegistry, partition: string): Promise<void> {
  const place = { table: tableOfPartition(partition), account: accountOfTable(partition) ?? 0 };
  for (let last: SqlValue = null; ; ) {
    const rows: { id: Row['id']; row: Row }[] = await connection.query(
      `select id, row from (
        select id, row, row_number() over places as place, sum(pg_column_size(row)) over places as bytes
        from (select id, row from public.records
          where "table" = $1 and ($2::jsonb is null or id > $2::jsonb) order by id limit $3) as next
        window places as (order by id)
      ) as sized where place = 1 or bytes < $4 order by id`,
      [partition, last, batch, maxBytes],
    );
    const end = rows.at(-1);
    if (!end) return;
    const written = rows.map(({ id, row }) => ({ ...place, id, row }));
    await moveRows(connection, registry, partition, written);
    last = JSON.stringify(end.id);
  }
}

/** Moves a table as one transaction: whole, with the ids that go on after all that were ever given, or not at all. */
async function moveTable(connection: Connection, registry: TableRegistry, name: string, { partitions, last }: Former) {
  await connection.run('begin');
  try {
    for (const partition of partitions) await movePartition(connection, registry, partition);
    await continueIds(connection, registry.get(name), last);
    await connection.query('delete from public.records where "table" = any ($1::text[])', [partitions]);
    await connection.query(
      `delete from public.records where "table" = 'lastDeleted' and regexp_replace(row ->> 'id', '@\\d+$', '') = $1`,
      [name],
    );
    await connection.run('commit');
  } catch (error) {
    await connection.run('rollback').catch(() => {});
    throw error;
  }
}

/**
 * Moves the records of a server that kept them all in one table into tables of their own. Records of apps that are not
 * installed stay where they are, until they are.
 * @throws StartError where a record fits into no table of this version
 */
export async function takeOverRecords(connection: Connection, registry: TableRegistry): Promise<void> {
  const [former] = await connection.query(
    `select 1 from pg_tables where schemaname = 'public' and tablename = 'records'`,
  );
  if (!former) return;
  for (const [name, tables] of await listFormer(connection, registry))
    await moveTable(connection, registry, name, tables);
  await connection.query('delete from public.records where "table" = any ($1::text[])', [given]);
}
