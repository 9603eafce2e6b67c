import type { Connection } from '../../server/database/database';

export const filledTables = [
  'tasks',
  'emails',
  'people',
  'invoices',
  'content-items',
  'content-shown-items',
  'products',
  'messages',
] as const;
export type FilledTable = (typeof filledTables)[number];

/** Copies of the demo's rows: `n` is the id of the copy, columns without a table are those of the row that is copied. */
interface Copies {
  account?: number;
  /** SQL condition of the rows that are copied. */
  of?: string;
  /** Fields of the row that differ, as SQL. */
  fields: Readonly<Record<string, string>>;
  /** Columns that differ, as SQL; `_search` is that of the row, with the number. */
  columns?: Readonly<Record<string, string>>;
}

/** A moment, a minute earlier with each copy, so that pages in the order of time have an end. */
const earlier = (column: string) =>
  `to_char(${column}::timestamptz at time zone 'UTC' - n * interval '1 minute', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"')`;

const item: Copies = {
  of: `status = 'published'`,
  fields: { title: `_row->>'title' || ' ' || n`, slug: `slug || '-' || n`, updatedAt: earlier('"updatedAt"') },
  columns: { title: `title || ' ' || n`, slug: `slug || '-' || n`, updatedAt: earlier('"updatedAt"') },
};

/** The same values as those of the baseline's tasks, so that both sort and filter alike. */
const task = {
  title: `'Task ' || n`,
  dueDate: `to_char(date '2026-01-01' + (n % 700)::integer, 'YYYY-MM-DD')`,
  isCompleted: 'n % 3 = 0',
  isImportant: 'n % 7 = 0',
  position: 'n',
};

const copies: Readonly<Record<FilledTable, Copies>> = {
  tasks: {
    of: `not "isDeleted" and "dueTime" is null and not _row ? 'recurrence'`,
    fields: task,
    columns: { ...task, title: `'task ' || n`, isOpen: 'n % 3 <> 0', _search: `E'\\ntask ' || n || E'\\n'` },
  },
  emails: {
    account: 1,
    of: `"dueAt" is null and list <> 'trash'`,
    fields: { time: earlier('time') },
    columns: { time: earlier('time'), moment: earlier('moment') },
  },
  people: {
    of: `id > 1 and role <> 'admin'`,
    fields: {
      fullName: `_row->>'fullName' || ' ' || n`,
      username: `'person' || n`,
      email: `'person' || n || '@example.com'`,
      provenEmail: `'person' || n || '@example.com'`,
    },
    columns: {
      fullName: `"fullName" || ' ' || n`,
      username: `'person' || n`,
      usernameKey: `'person' || n`,
      email: `'person' || n || '@example.com'`,
      emailKey: `'person' || n || '@example.com'`,
      provenKey: `'person' || n || '@example.com'`,
      _search: `E'\\n' || "fullName" || ' ' || n || E'\\nperson' || n || E'\\nperson' || n || E'@example.com\\n'`,
    },
  },
  invoices: {
    fields: { number: 'case when "fixedNumber" is null then null else n end' },
    columns: {
      fixedNumber: 'case when "fixedNumber" is null then null else n end',
      shownNumber: 'case when "shownNumber" is null then null else n end',
    },
  },
  'content-items': item,
  'content-shown-items': item,
  products: { fields: { name: `_row->>'name' || ' ' || n`, slug: `(_row->>'slug') || '-' || n` } },
  messages: {
    account: 1,
    of: `"chatId" = 1 and not "hasFiles" and not "hasPicture" and key is null`,
    fields: { time: earlier('time') },
    columns: { time: earlier('time') },
  },
};

/** Rows that are copied at most: those of the demo, and none of an earlier filling. */
const maxCopied = 500;

async function insertSql(connection: Connection, table: FilledTable, added: number): Promise<string> {
  const { account = 0, of = 'true', fields, columns = {} } = copies[table];
  const made = await connection.query<{ name: string }>(
    `SELECT attname AS name FROM pg_attribute WHERE attrelid = 'records."${table}"'::regclass AND attnum > 0 AND NOT attisdropped`,
  );
  const row = Object.entries({ id: 'n', rev: '1', ...fields }).map(([name, value]) => `'${name}', ${value}`);
  const values: Record<string, string> = {
    id: 'n',
    _row: `_row || jsonb_build_object(${row.join(', ')})`,
    _search: `_search || n || E'\\n'`,
    ...columns,
  };
  const names = made.map(({ name }) => `"${name}"`).join(', ');
  return `INSERT INTO records."${table}" (${names})
    SELECT ${made.map(({ name }) => values[name] ?? `"${name}"`).join(', ')}
    FROM generate_series((SELECT max(id) + 1 FROM records."${table}"), (SELECT max(id) + ${added} FROM records."${table}")) AS n
    JOIN (
      SELECT *, row_number() OVER (ORDER BY id) - 1 AS place, count(*) OVER () AS kinds
      FROM (SELECT * FROM records."${table}" WHERE _account = ${account} AND (${of}) ORDER BY id LIMIT ${maxCopied}) AS first
    ) AS copied ON copied.place = n % copied.kinds`;
}

/**
 * Fills a table with copies of the demo's rows until it has so many, in one statement: indexes are made after it, which
 * takes a tenth of the time.
 * @param connection which is closed after it, for its settings are not those of calls
 */
export async function fillTable(connection: Connection, table: FilledTable, rows: number): Promise<void> {
  await connection.run(`SET maintenance_work_mem = '256MB'; SET synchronous_commit = off; SET statement_timeout = 0`);
  const [counted] = await connection.query<{ count: number }>(
    `SELECT count(*)::integer AS count FROM records."${table}"`,
  );
  const added = rows - (counted?.count ?? 0);
  if (added <= 0) return;
  const indexes = await connection.query<{ name: string; made: string }>(
    `SELECT indexname AS name, indexdef AS made FROM pg_indexes
      WHERE schemaname = 'records' AND tablename = '${table}' AND indexname NOT LIKE '%\\_pkey'`,
  );
  for (const { name } of indexes) await connection.run(`DROP INDEX records."${name}"`);
  await connection.run(await insertSql(connection, table, added));
  for (const { made } of indexes) await connection.run(made);
  await connection.run(`SELECT setval('records."${table}_ids"', (SELECT max(id) FROM records."${table}"))`);
  await connection.run(`VACUUM ANALYZE records."${table}"`);
}
