import type { Row, TableDefinition } from '@atrium/backend';
import { type RawBuilder, sql } from 'kysely';
import { declaredColumns, recordType, tableRef } from './tableSql';

/** Rows of one statement: to read or write more at a time would keep other calls waiting. */
export const maxAtOnce = 200;

/** A row that was put, or deleted where `row` is null. */
export interface Written {
  table: string;
  account: number;
  id: Row['id'];
  row: Row | null;
  /**
   * Whether there was none before: one that another call has deleted meanwhile is not brought back. Absent where that is not
   * known.
   */
  isNew?: boolean;
}

type AnyTable = TableDefinition<Row>;

export const idTypeOf = ({ idType }: AnyTable): RawBuilder<unknown> => sql.raw(idType === 'number' ? 'bigint' : 'text');

/** A row as `jsonb_to_recordset` takes it. */
function toRecord(table: AnyTable, { account, id }: Written, row: Row): Record<string, unknown> {
  const columns = declaredColumns(table).map(([name, { read }]) => [name, read(row)]);
  return { _account: account, id, _row: row, ...Object.fromEntries(columns), _search: table.searchText?.(row) };
}

/** Inserts or updates rows, or whichever is right where that is not known. */
function putSql(table: AnyTable, isNew: boolean | undefined, all: readonly Written[]): RawBuilder<unknown> | null {
  const written = all.filter((one) => one.isNew === isNew);
  const records = written.flatMap((one) => (one.row ? [toRecord(table, one, one.row)] : []));
  if (records.length === 0) return null;
  const columns = declaredColumns(table).map(([name, { type }]) => [name, recordType(type)] as const);
  if (table.searchText) columns.push(['_search', 'text']);
  const names = ['_row', ...columns.map(([name]) => name)];
  const list = sql.join(names.map((name) => sql.ref(name)));
  const typed = columns.map(([name, type]) => sql`${sql.ref(name)} ${sql.raw(type)}`);
  const setTo = (source: string) => sql.join(names.map((name) => sql`${sql.ref(name)} = ${sql.id(source, name)}`));
  const sent = sql`jsonb_to_recordset(${JSON.stringify(records)}::jsonb)
    as sent (${sql.join([sql`_account integer`, sql`id ${idTypeOf(table)}`, sql`_row jsonb`, ...typed])})`;
  if (isNew === false)
    return sql`update ${tableRef(table)} as kept set ${setTo('sent')} from ${sent}
      where kept._account = sent._account and kept.id = sent.id`;
  const insert = sql`insert into ${tableRef(table)} (_account, id, ${list}) select _account, id, ${list} from ${sent}`;
  return isNew ? insert : sql`${insert} on conflict (_account, id) do update set ${setTo('excluded')}`;
}

function deleteSql(table: AnyTable, written: readonly Written[]): RawBuilder<unknown> | null {
  const gone = written.flatMap(({ row, account, id }) => (row ? [] : [{ account, id }]));
  if (gone.length === 0) return null;
  return sql`delete from ${tableRef(table)} as kept
    using jsonb_to_recordset(${JSON.stringify(gone)}::jsonb) as gone (account integer, id ${idTypeOf(table)})
    where kept._account = gone.account and kept.id = gone.id`;
}

/** The statements that write rows, a few hundred rows each; what is deleted goes first, so that what it had is free. */
export function* writeSql(table: AnyTable, written: readonly Written[]): Generator<RawBuilder<unknown>> {
  const inOrder = [...written].sort((a, b) => Number(b.row === null) - Number(a.row === null));
  for (let from = 0; from < inOrder.length; from += maxAtOnce) {
    const some = inOrder.slice(from, from + maxAtOnce);
    const statements = [deleteSql(table, some), ...[false, true, undefined].map((isNew) => putSql(table, isNew, some))];
    for (const statement of statements) if (statement) yield statement;
  }
}
