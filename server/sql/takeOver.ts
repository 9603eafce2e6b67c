import type { Row } from '@atrium/backend';
import { accountOfTable, tableOfPartition } from '@atrium/backend/engine';
import type { Connection } from '../database/database';
import { continueIds, insertRows } from './prepareTables';
import type { TableRegistry } from './TableRegistry';

const batch = 500;

interface Former {
  table: string;
  id: Row['id'];
  row: Row;
}

/** Tables of earlier versions that nothing needs any more: badges are counted and jobs are found when they are asked for. */
const given = new Set(['counts', 'dueMoments', 'lastDeleted']);

/**
 * Moves the records of a server that kept them all in one table into tables of their own, with the highest ids that were
 * ever given. Records of apps that are not installed stay where they are, until they are.
 */
export async function takeOverRecords(connection: Connection, registry: TableRegistry): Promise<void> {
  const [former] = await connection.query(
    `select 1 from pg_tables where schemaname = 'public' and tablename = 'records'`,
  );
  if (!former) return;
  const known = new Set(registry.all().map(({ name }) => name));
  const partitions = await connection.query<{ table: string }>('select distinct "table" from public.records');
  const lastDeleted = await connection.query<{ row: { id: string; last: number } }>(
    `select row from public.records where "table" = 'lastDeleted'`,
  );
  for (const { table: partition } of partitions) {
    const table = tableOfPartition(partition);
    if (!known.has(table)) continue;
    await connection.run('begin');
    try {
      for (;;) {
        const rows = await connection.query<Former>(
          'delete from public.records where ctid = any (array(select ctid from public.records where "table" = $1 limit $2)) returning "table", id, row',
          [partition, batch],
        );
        if (rows.length === 0) break;
        const account = accountOfTable(partition) ?? 0;
        await insertRows(
          connection,
          registry,
          rows.map(({ id, row }) => ({ table, account, id, row })),
        );
      }
      await connection.run('commit');
    } catch (error) {
      await connection.run('rollback').catch(() => {});
      throw error;
    }
  }
  for (const { row } of lastDeleted) {
    const name = tableOfPartition(row.id);
    if (known.has(name)) await continueIds(connection, registry.get(name), row.last);
  }
  await connection.query('delete from public.records where "table" = any ($1::text[])', [[...given]]);
}
