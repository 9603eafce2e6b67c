import type { ColumnType, Row, TableDefinition } from '@atrium/backend';
import { type RawBuilder, sql } from 'kysely';

/** The schema of all records, apart from the tables of the server itself. */
export const schema = 'records';

/** Texts are compared by code points wherever the database is: the page does the same. */
const types: Record<ColumnType, string> = {
  boolean: 'boolean',
  day: 'text collate "C"',
  moment: 'text collate "C"',
  name: 'text collate "C"',
  number: 'double precision',
  numbers: "double precision[] not null default '{}'",
  text: 'text collate "C"',
  texts: "text[] not null default '{}'",
};

type Named = Pick<TableDefinition<Row>, 'name'>;

export const tableRef = ({ name }: Named): RawBuilder<unknown> => sql.id(schema, name);
export const sequenceRef = ({ name }: Named): string => `"${schema}"."${name}_ids"`;

/** Type of a column within `jsonb_to_recordset`, which takes no collation and no default. */
export const recordType = (type: ColumnType): string =>
  (types[type].split(' collate')[0] ?? '').split(' not null')[0] ?? '';

export const columnSql = (name: string, type: ColumnType): RawBuilder<unknown> =>
  sql`${sql.ref(name)} ${sql.raw(types[type])}`;

export const declaredColumns = <T extends Row>({ columns }: TableDefinition<T>) =>
  [...columns].filter(([name]) => name !== 'id');

const indexed = (fields: readonly string[]): RawBuilder<unknown> =>
  sql.join(
    ['_account', ...fields].map((field) =>
      field.startsWith('-')
        ? sql`${sql.ref(field.slice(1))} desc ${sql.raw(field === '-id' ? '' : 'nulls last')}`
        : sql.ref(field),
    ),
  );

/** Name of an index, by what it does: one that is declared otherwise is another one. */
const indexName = (table: string, kind: string, fields: readonly string[]): string =>
  `${table}_${kind}_${fields.join('_')}`.slice(0, 63);

/** The indexes of a table, by name. */
export function indexesOf<T extends Row>(table: TableDefinition<T>): Map<string, RawBuilder<unknown>> {
  const ref = tableRef(table);
  const named = new Map<string, RawBuilder<unknown>>();
  const add = (kind: string, fields: readonly string[], toSql: (name: RawBuilder<unknown>) => RawBuilder<unknown>) => {
    const name = indexName(table.name, kind, fields);
    named.set(name, toSql(sql.id(name)));
  };
  for (const fields of table.indexes)
    add('by', fields, (name) => sql`create index ${name} on ${ref} (${indexed(fields)})`);
  for (const fields of table.unique)
    add('unique', fields, (name) => sql`create unique index ${name} on ${ref} (${indexed(fields)})`);
  for (const [column, { type }] of declaredColumns(table))
    if (type === 'texts' || type === 'numbers')
      add('in', [column], (name) => sql`create index ${name} on ${ref} using gin (${sql.ref(column)})`);
  if (table.searchText)
    add('search', [], (name) => sql`create index ${name} on ${ref} using gin (_search gin_trgm_ops)`);
  return named;
}

/** Statements that make a table with its columns, its sequence and its indexes. */
export function createTableSql<T extends Row>(table: TableDefinition<T>): RawBuilder<unknown>[] {
  const { idType, searchText } = table;
  return [
    sql`create table ${tableRef(table)} (${sql.join([
      sql`_account integer not null default 0`,
      sql`id ${sql.raw(idType === 'number' ? 'bigint' : 'text collate "C"')} not null`,
      sql`_row jsonb not null`,
      ...declaredColumns(table).map(([name, { type }]) => columnSql(name, type)),
      ...(searchText ? [sql`_search text collate "C" not null default ''`] : []),
      sql`primary key (_account, id)`,
    ])})`,
    ...(idType === 'number' ? [sql`create sequence ${sql.raw(sequenceRef(table))}`] : []),
    ...indexesOf(table).values(),
  ];
}
