import { peopleTable, type Row } from '@atrium/backend';
import { namedRolesTable, roleChangesTable } from '@atrium/backend/engine';
import { secretTable, sessionsTable, webhooksTable } from '@atrium/core';
import { type RawBuilder, sql } from 'kysely';
import { runSql } from './compile';
import type { SqlJournal } from './SqlJournal';
import { tableRef } from './tableSql';

/** The rows of the tables that say what roles may do: few, and read by every call. */
export type RoleRows = ReadonlyMap<string, Map<Row['id'], Row>>;

/** With them the webhooks, which each write asks for. */
const rolesTables = [roleChangesTable, namedRolesTable, webhooksTable];

/** Whom a token names. It is checked later: here it only says what will be looked up. */
function readClaims(authorization: string): { sub?: unknown; sid?: unknown } {
  try {
    const claims: unknown = JSON.parse(Buffer.from(authorization.split('.')[1] ?? '', 'base64url').toString());
    return typeof claims === 'object' && claims !== null ? claims : {};
  } catch {
    return {};
  }
}

interface Wanted {
  table: string;
  id: Row['id'];
}

function listWanted(authorization: string): Wanted[] {
  const { sub, sid } = readClaims(authorization);
  const person = Number(sub);
  return [
    { table: secretTable.name, id: 'secret' },
    ...(typeof sid === 'string' ? [{ table: sessionsTable.name, id: sid }] : []),
    ...(Number.isSafeInteger(person) && person > 0 ? [{ table: peopleTable.name, id: person }] : []),
  ];
}

const partOf = (table: string, rest: RawBuilder<unknown>) =>
  sql`select ${sql.lit(table)} as name, _row as row from ${tableRef({ name: table })} ${rest}`;

/** Reads in one go what every call reads: what roles may do, and the session and the person that a token names. */
export async function readForCall(journal: SqlJournal, authorization: string | undefined): Promise<RoleRows> {
  const wanted = authorization ? listWanted(authorization) : [];
  const parts = [
    ...rolesTables.map(({ name }) => partOf(name, sql``)),
    ...wanted.map(({ table, id }) => partOf(table, sql`where _account = 0 and id = ${id}`)),
  ];
  const found = await runSql<{ name: string; row: Row }>(journal.connection, sql`${sql.join(parts, sql` union all `)}`);
  for (const { table, id } of wanted) journal.know(table, 0, id, found.find(({ name }) => name === table)?.row);
  const rowsOf = (table: string) =>
    new Map(found.flatMap(({ name, row }) => (name === table ? [[row.id, row] as const] : [])));
  return new Map(rolesTables.map(({ name }) => [name, rowsOf(name)]));
}
