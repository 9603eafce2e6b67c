/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { toBackendSource, z } from '@atrium/backend';
import { toQueryString } from '@atrium/contract/host';
import { testPages } from '@atrium/core/testing';
import { readAppModules } from '../../tools/api/appModules';
import { coreCases } from '../../tools/api/coreCases';
import type { Database, SqlValue } from '../database/database';
import { openDatabase } from '../database/openDatabase';
import { folderBytes } from '../files/folderBytes';
import { openServerApi } from '../openServerApi';
import { openSharedDatabase } from '../testing/onDatabase';
import { prepareTables } from './prepareTables';
import type { SqlEngine } from './SqlEngine';

/** Rows of each of these tables, made of the first ones; their sorted ids stay in step where one table is about another. */
const rows = 20_000;
const large = [
  'tasks',
  'people',
  'userEvents',
  'emails',
  'foundFiles',
  'contacts',
  'chats',
  'messages',
  'events',
  'invoices',
  'products',
  'orders',
  'content-items',
  'content-shown-items',
  'content-events',
  'content-comments',
  'notifications',
];
/** Fields that are unique in a table, or by which one row is found. */
const own: Readonly<Record<string, string>> = {
  people: `jsonb_build_object('email', 'person' || id || '@many.example', 'username', 'person' || id)`,
  notifications: `jsonb_build_object('account', id)`,
  invoices: `jsonb_build_object('number', 100000 + id)`,
};

/** A call may read so many rows in all, or so many for each row of its answer. */
const maxRead = 1_000;
const maxForEach = 10;

/** Calls that read more, and the reason. */
const total = 'the number of all that match is part of its answer';
const short = 'a word of two letters is in no index of trigrams, and what matches is ordered otherwise';
const sums = 'counts or adds up all that match, by a value';
const equal = 'rows that were made of one are of the same price or time: their order is by id';
const known: Readonly<Record<string, string>> = {
  '/api/main-search/data': total,
  '/api/people': short,
  '/apps/calendar/events': 'events of a range are read in the order of their ids, 500 at a time',
  '/apps/chat/search': total,
  '/blog/list/data': sums,
  '/blog/list/data/sidebar': sums,
  '/blog/sitemap.xml': total,
  '/apps/content/history': total,
  '/apps/ecommerce/products': total,
  '/apps/email/emails': total,
  '/apps/email/recipients': short,
  '/apps/invoice/invoices': total,
  '/api/invoice/client-names': 'names of clients are those of their invoices',
  '/api/invoice/client-sums': sums,
  '/apps/todo/tasks': 'what is due is found by an index, and then narrowed to a project',
  '/apps/todo/task-counts': sums,
  '/api/users/list/data': short,
  '/apps/ecommerce/facets': equal,
  '/apps/email/get-email': equal,
  '/apps/email/paginate-email': equal,
};

const now = new Date(2026, 10, 20, 12).getTime();
const apps = readAppModules();

interface Statement {
  sql: string;
  values: readonly SqlValue[];
}

interface Plan {
  'Node Type': string;
  'Actual Rows': number;
  'Actual Loops': number;
  'Rows Removed by Filter'?: number;
  'Rows Removed by Index Recheck'?: number;
  Plans?: Plan[];
}

let shared: Awaited<ReturnType<typeof openSharedDatabase>>;
let database: Database;
let api: SqlEngine;
let captured: Statement[] = [];
beforeAll(async () => {
  shared = await openSharedDatabase();
  database = await openDatabase({ url: shared.url, limits: { statementMs: 0, idleInTransactionMs: 0 } });
  const capturing: Database = {
    ...database,
    query: (sql, values = []) => {
      captured.push({ sql, values });
      return database.query(sql, values);
    },
  };
  const sources = apps.flatMap(({ manifest, backend }) =>
    backend ? [[manifest.id, toBackendSource(manifest, async () => backend)] as const] : [],
  );
  ({ api } = await openServerApi({
    database: capturing,
    fileBytes: folderBytes(mkdtempSync(join(tmpdir(), 'atrium-files-'))),
    sources: Object.fromEntries(sources),
    suggestions: () => testPages,
    passwordCost: 2 ** 4,
    now: () => now,
    random: () => 0.5,
  }));
  await fill();
}, 600_000);
afterAll(async () => {
  await database.close();
  shared.postgres?.stop();
});

/** Makes many rows of the first ones; their columns are filled as those of a version before would be. */
async function fill(): Promise<void> {
  for (const table of large)
    await database.query(
      `with first as (select _account, _row, row_number() over (order by _account, id) as place from records."${table}"),
        highest as (select coalesce(max(id), 0) as id, count(*) as rows from records."${table}"),
        made as (select _account, highest.id + number as id, first._row
          from highest, generate_series(1, $1::int) as number join first on first.place = number % (select rows from highest) + 1)
      insert into records."${table}" (_account, id, _row)
        select _account, id, _row || jsonb_build_object('id', id) || ${own[table] ?? `'{}'::jsonb`} from made`,
      [rows],
    );
  await database.query('update records._tables set version = 0 where name = any ($1::text[])', [large]);
  await database.withSession((connection) => prepareTables(connection, api.registry));
  await database.run('vacuum analyze');
}

/** Rows that a plan reads from tables; what an index alone answers is not read. */
function countRead(plan: Plan): number {
  const { 'Node Type': kind, 'Actual Rows': found, 'Actual Loops': loops } = plan;
  const removed = (plan['Rows Removed by Filter'] ?? 0) + (plan['Rows Removed by Index Recheck'] ?? 0);
  const isRead = ['Seq Scan', 'Index Scan', 'Bitmap Heap Scan', 'Parallel Seq Scan'].includes(kind);
  return (plan.Plans ?? []).reduce((sum, inner) => sum + countRead(inner), isRead ? (found + removed) * loops : 0);
}

async function readOf({ sql, values }: Statement): Promise<number> {
  const [explained] = await database.query<{ 'QUERY PLAN': { Plan: Plan }[] }>(
    `explain (analyze, format json) ${sql}`,
    values,
  );
  return (explained?.['QUERY PLAN'] ?? []).reduce((sum, one) => sum + countRead(one.Plan), 0);
}

/** The rows of an answer: the elements of all its lists. */
const countRows = (value: unknown): number =>
  typeof value !== 'object' || value === null
    ? 0
    : Object.values(value).reduce<number>(
        (sum, inner) => sum + countRows(inner),
        Array.isArray(value) ? value.length : 0,
      );

test(`no call reads more of ${rows} rows than its answer needs`, async () => {
  const login = {
    method: 'POST',
    url: '/jwt/login',
    body: JSON.stringify({ email: 'admin@demo.com', password: 'admin' }),
  };
  const signedIn = await api.handle(login);
  const tokens = z.safeParse(z.object({ accessToken: z.string() }), signedIn?.data).data;
  const found = new Map<string, string>();
  for (const { method, url, params, as, status } of [...coreCases, ...apps.flatMap(({ cases }) => cases)]) {
    if (method !== 'GET' || as !== undefined || status !== 200) continue;
    captured = [];
    const query = toQueryString(params ?? {});
    const asked = query ? `${url}?${query}` : url;
    const answer = await api.handle({ method, url: asked, authorization: `Bearer ${tokens?.accessToken}` });
    const answered = countRows(answer?.data);
    const statements = await Promise.all([...captured].map(async (one) => ({ ...one, read: await readOf(one) })));
    const read = statements.reduce((sum, one) => sum + one.read, 0);
    if (read <= maxRead || read <= maxForEach * answered) continue;
    const worst = statements.sort((a, b) => b.read - a.read)[0];
    const line = `${read} rows for ${answered} (${answer?.status}) by ${statements.length} statements: ${asked}\n  ${worst?.read}: ${worst?.sql} ${JSON.stringify(worst?.values)}`;
    process.stderr.write(`${line}\n`);
    found.set(url, line);
  }
  expect([...found].filter(([url]) => !(url in known)).map(([, line]) => line)).toEqual([]);
  // An exception that is none any more goes.
  expect(Object.keys(known).filter((url) => !found.has(url))).toEqual([]);
}, 1_200_000);
