import { AsyncLocalStorage } from 'node:async_hooks';
import { peopleTable, type Row } from '@atrium/backend';
import { roleChangesTable } from '@atrium/backend/engine';
import type { CallOrigin } from '@atrium/core';
import { type RawBuilder, sql } from 'kysely';
import type { LastSql } from './SqlJournal';
import type { Written } from './writeSql';

interface CallContext {
  /** The page that makes the call: it need not hear of its own change. */
  page: string | null;
  /** From where it came, for the audit log. */
  origin: CallOrigin;
}

/** Of what the server does by itself. */
export const unknownOrigin: CallOrigin = { via: 'server', ip: '', agent: '', request: '' };

export const callContext = new AsyncLocalStorage<CallContext>();

/** Notices of it say that the log has new entries. */
export const changesChannel = 'atrium_changes';

/** Changes listed in one entry; of larger writes only the apps are told. */
const maxListed = 5_000;

/** Accounts whose data of an app changed; null for everybody's. */
export interface ChangedApp {
  id: string;
  accounts: readonly number[] | null;
}

/** Apps and accounts whose data was written. */
export function listChangedApps(
  written: readonly Written[],
  readersOf: (table: string) => readonly string[],
  isQuiet: (table: string) => boolean = () => false,
): ChangedApp[] {
  const found = new Map<string, Set<number> | null>();
  for (const { table, account } of written)
    for (const app of readersOf(table)) {
      const before = found.get(app);
      // Nobody's: the scheduler hears of it, and no page.
      if (isQuiet(table)) found.set(app, before === undefined ? new Set() : before);
      else if (account === 0 || before === null) found.set(app, null);
      else found.set(app, (before ?? new Set()).add(account));
    }
  return [...found].map(([id, accounts]) => ({ id, accounts: accounts && [...accounts] }));
}

/** Whose rows say who is signed in: the sessions are the core's. */
const signInTables = new Set([peopleTable.name, 'sessions']);

/** Ids of sign-ins and people whose sessions a write may have ended; null for anybody's. */
function listSignIns(written: readonly Written[]): Row['id'][] | null {
  if (written.length > maxListed || written.some(({ table }) => table === roleChangesTable.name)) return null;
  return written.flatMap(({ table, id }) => (signInTables.has(table) ? [id] : []));
}

/**
 * The last statement of a write: its entry in the log, of which processes are notified by the commit. Answers with the
 * transaction, whose outcome can be asked for where its connection is lost.
 */
export function logSql(written: readonly Written[], apps: readonly ChangedApp[], page: string | null): LastSql {
  const signIns = listSignIns(written);
  const entry: RawBuilder<unknown> = sql`insert into changes (page, apps, "signIns")
    values (${page}, ${JSON.stringify(apps)}::jsonb, ${signIns && JSON.stringify(signIns)}::jsonb)`;
  return { entry, end: sql`select pg_current_xact_id()::text as transaction, pg_notify(${changesChannel}, '')` };
}
