import type { Row } from '@atrium/backend';
import type { Change, News, Persistence } from '@atrium/backend/engine';
import type { Database } from '../database/database';
import { callContext } from './callContext';
import { type ChangedApp, type ChangedRecord, listChangedApps, type TableOwners } from './logEntry';
import { type LogPosition, openLogPosition } from './logPosition';
import * as statements from './statements';
import { createTurns } from './turns';

/** How many changes are announced one by one; of more, other processes read their tables again. */
const mostTold = 5_000;

/** `catchUp`: what was answered anywhere before is seen by every call after. */
export interface Records extends Persistence, Pick<LogPosition, 'catchUp' | 'notice'> {}

interface NewsRow {
  entry: string;
  isTold: boolean;
  table: string | null;
  id: Row['id'] | null;
  row: Row | null;
}

/** A record as a statement takes it; without a row it is deleted. */
interface SentRecord extends Change {
  app: string;
  rev: number;
}

function toNews(rows: readonly NewsRow[]): News {
  if (rows.some(({ isTold }) => !isTold)) return 'everything';
  return rows.flatMap(({ table, id, row }) =>
    table === null || id === null ? [] : [{ table, id, ...(row && { row }) }],
  );
}

/** What the statement takes that writes changes. */
function toValues(changes: readonly Change[], owners: TableOwners) {
  const sent = changes.map(
    ({ table, id, row }): SentRecord => ({
      app: owners.appOf(table),
      table,
      id,
      rev: row?.rev ?? 0,
      ...(row && { row }),
    }),
  );
  const listed: ChangedRecord[] | null =
    changes.length > mostTold ? null : changes.map(({ table, id }) => ({ table, id }));
  return [
    JSON.stringify(sent),
    listed && JSON.stringify(listed),
    JSON.stringify(listChangedApps(changes, owners)),
    callContext.getStore()?.page ?? null,
  ];
}

/** Keeps the records in Postgres, the same for all processes on one database. */
export async function openRecords(database: Database, owners: () => TableOwners): Promise<Records> {
  const turns = createTurns(database);
  const log = await openLogPosition(database);
  return {
    isPersistent: true,
    notice: log.notice,
    catchUp: log.catchUp,
    async read(table) {
      const rows = await turns.connection().query<{ row: Row }>(statements.readTable, [table]);
      return rows.map(({ row }) => row);
    },
    async listTables() {
      const rows = await turns.connection().query<{ table: string }>(statements.listTables);
      return rows.map(({ table }) => table);
    },
    async news() {
      if (database.isAlone || !(turns.isOpen() || log.hasNews())) return [];
      const rows = await turns.connection().query<NewsRow>(statements.readNews, [log.seen()]);
      const last = rows.at(-1);
      if (last) log.moveTo(Number(last.entry));
      return toNews(rows);
    },
    async commit(changes) {
      log.moveTo(await turns.commit(statements.writeRecords, toValues(changes, owners())));
    },
    async clear(keep) {
      const everything: ChangedApp[] = [];
      log.moveTo(await turns.commit(statements.clearRecords, [[...keep], JSON.stringify(everything)]));
    },
    exclusive: turns.take,
  };
}
