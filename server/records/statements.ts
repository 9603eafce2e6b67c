import { peopleTable } from '@atrium/backend';
import { roleChangesKey } from '@atrium/backend/engine';
import { sessionsTable } from '@atrium/core';

export const changesChannel = 'atrium_changes';

export const readLast = 'SELECT last FROM log';

export const readTable = 'SELECT row FROM records WHERE "table" = $1';

/** Jumps from name to name along the primary key, rather than read every record. */
export const listTables = `
  WITH RECURSIVE names AS (
    (SELECT "table" FROM records ORDER BY "table" LIMIT 1)
    UNION ALL
    SELECT (SELECT records."table" FROM records WHERE records."table" > names."table" ORDER BY "table" LIMIT 1)
    FROM names WHERE names."table" IS NOT NULL
  ) SELECT "table" FROM names WHERE "table" IS NOT NULL`;

/** The entries after one, each with its records as they are by now; an entry whose records are not listed comes alone. */
export const readChangedRows = `
  SELECT entry.id AS entry, entry.changed IS NOT NULL AND $1::bigint >= (SELECT pruned FROM log) AS "isListed",
    listed."table", listed.id, records.row
  FROM changes AS entry
  LEFT JOIN LATERAL jsonb_to_recordset(entry.changed) AS listed ("table" text, id jsonb) ON true
  LEFT JOIN records ON records."table" = listed."table" AND records.id = listed.id
  WHERE entry.id > $1::bigint
  ORDER BY entry.id`;

/** The end of every write: its entry in the log, of which other processes are notified by the commit. */
const logEntry = (values: string) => `
  entry AS (UPDATE log SET last = last + 1 RETURNING last),
  logged AS (INSERT INTO changes (id, at, changed, apps, page) SELECT last, clock_timestamp(), ${values} FROM entry)
  SELECT last, pg_current_xact_id()::text AS transaction, pg_notify('${changesChannel}', last::text) FROM entry`;

/** Outcome of the transaction $1. */
export const readOutcome = 'SELECT pg_xact_status($1::xid8) AS outcome';

/** $1: records, without a row those that go; $2: which they are; $3: whose they are; $4: the page that writes. */
export const writeRecords = `
  WITH sent AS (
    SELECT * FROM jsonb_to_recordset($1::jsonb) AS sent (app text, "table" text, id jsonb, rev integer, row jsonb)
  ), put AS (
    INSERT INTO records (app, "table", id, rev, row)
    SELECT app, "table", id, rev, row FROM sent WHERE row IS NOT NULL
    ON CONFLICT ("table", id) DO UPDATE SET app = excluded.app, rev = excluded.rev, row = excluded.row
  ), gone AS (
    DELETE FROM records USING sent
    WHERE sent.row IS NULL AND records."table" = sent."table" AND records.id = sent.id
  ), ${logEntry('$2::jsonb, $3::jsonb, $4::text')}`;

/** $1: the tables that stay; $2: whose records go. */
export const clearRecords = `
  WITH gone AS (
    DELETE FROM records WHERE NOT "table" = ANY ($1::text[])
  ), ${logEntry('NULL, $2::jsonb, NULL')}`;

export const maxEntries = 1_000;

/** Ids of sign-ins and people whose sessions an entry may have ended; null for anybody's. */
const signIns = `
  CASE WHEN changed IS NULL OR changed @? '$[*] ? (@.table == "${roleChangesKey.name}")' THEN NULL
  ELSE jsonb_path_query_array(changed, '$[*] ? (@.table == "${sessionsTable.name}" || @.table == "${peopleTable.name}").id')
  END AS "signIns"`;

/** The entries after $1 that pages hear of, the first of them. */
export const readChanges = `
  SELECT id, apps, page, ${signIns} FROM changes WHERE id > $1::bigint ORDER BY id LIMIT ${maxEntries}`;

/** The entry before all those of the last $1 milliseconds. */
export const readEntryBefore = `
  SELECT coalesce(min(id) - 1, (SELECT last FROM log)) AS entry FROM changes
  WHERE at > clock_timestamp() - $1::double precision * interval '1 millisecond'`;

/** Forgets entries but the last $1. */
export const pruneChanges = `
  WITH head AS (UPDATE log SET pruned = greatest(pruned, last - $1::bigint) RETURNING pruned)
  DELETE FROM changes USING head WHERE changes.id <= head.pruned`;
