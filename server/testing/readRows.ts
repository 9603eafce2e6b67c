import type { Connection } from '../database/database';

/** The rows of a table as they are kept, in the order of their ids. */
export async function readRows<T>(database: Pick<Connection, 'query'>, table: string, account = 0): Promise<T[]> {
  const rows = await database.query<{ row: T }>(
    `select _row as row from records."${table}" where _account = $1 order by id`,
    [account],
  );
  return rows.map(({ row }) => row);
}
