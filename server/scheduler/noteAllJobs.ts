import { sql } from 'kysely';
import { runSql } from '../sql/compile';
import type { SqlEngine } from '../sql/SqlEngine';
import { tableRef } from '../sql/tableSql';
import { Jobs } from './Jobs';

/**
 * Notes the jobs of all accounts that have rows, where none were noted before; those of backends without rows of accounts at
 * each start, for a new one has written nothing by which its job would be noted.
 */
export async function noteAllJobs(engine: SqlEngine): Promise<void> {
  const [noted] = await engine.database.query('select 1 from jobs_seen where prepared');
  const jobs = new Jobs(engine);
  if (noted) {
    for (const { id, due, tables } of engine.backends)
      if (due && !tables.some(({ isPersonal }) => isPersonal)) await jobs.noteJob({ app: id, account: 0 });
    return;
  }
  for (const { id, due, tables } of engine.backends) {
    if (!due) continue;
    const personal = tables.filter(({ isPersonal }) => isPersonal);
    const parts = personal.map((table) => sql`select distinct _account as account from ${tableRef(table)}`);
    const accounts =
      parts.length > 0
        ? await engine.database.withSession((connection) =>
            runSql<{ account: number }>(connection, sql`${sql.join(parts, sql` union `)}`),
          )
        : [{ account: 0 }];
    for (const { account } of accounts) await jobs.noteJob({ app: id, account });
  }
  await engine.database.query('update jobs_seen set prepared = true');
}
