/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { Person, Row } from '@atrium/backend';
import { notesApp } from '@atrium/core/testing';
import { SignJWT } from 'jose';
import { readTestApps } from '../../tools/api/appModules';
import type { Database } from '../database/database';
import { migrate, migrations } from '../database/openDatabase';
import { openPglite } from '../database/openPglite';
import { createClient } from '../testing/client';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

const now = Date.parse('2026-11-20T12:00:00.000Z');
const apps = [notesApp, ...readTestApps(['email', 'todo'])];
const secret = 'ab'.repeat(32);

/** A row with whatever its table has. */
type Kept = Row & Readonly<Record<string, unknown>>;

const person = (id: number, fields: Partial<Person>) => ({
  id,
  fullName: `Person ${id}`,
  username: `person${id}`,
  email: `person${id}@example.com`,
  role: 'subscriber',
  status: 'active',
  rev: 1,
  ...fields,
});
const email = (id: number, subject: string, fields: object = {}) => ({
  id,
  subject,
  message: '<p>Hello</p>',
  from: { name: 'Gus', email: 'gus@example.com', avatar: null },
  to: [{ name: 'Ann', email: 'ann@example.com' }],
  cc: [],
  bcc: [],
  time: '2026-11-19T10:00:00.000Z',
  folder: 'inbox',
  labels: [],
  attachments: [],
  replies: [],
  isRead: false,
  isStarred: false,
  rev: 1,
  ...fields,
});
const note = (id: number, title: string) => ({ id, title, day: '2026-11-20', rev: 3 });

/** The records of a server of the version before, by table; a table of one account is named after it. */
const former: Readonly<Record<string, readonly Kept[]>> = {
  anchor: [{ id: 'anchor', time: now - 1_000 }],
  seeded: [...['signIn', 'auth', 'people', 'notes', 'email', 'todo'].map((id) => ({ id }))],
  secret: [{ id: 'secret', value: secret }],
  people: [
    person(1, { fullName: 'Ann', email: 'ann@example.com', role: 'admin' }),
    person(2, { fullName: 'Kofi', email: 'kofi@example.com', role: 'subscriber', roleId: 'keeper' }),
    person(3, { fullName: 'Zoe', email: 'zoe@example.com' }),
  ],
  sessions: [
    { id: 'of-ann', userId: 1, device: '', startedAt: now - 60_000, seenAt: now - 1_000 },
    { id: 'of-kofi', userId: 2, device: '', startedAt: now - 60_000, seenAt: now - 1_000 },
    { id: 'ended', userId: 3, device: '', startedAt: now - 60_000, seenAt: now - 1_000, hasEnded: true },
  ],
  namedRoles: [{ id: 'keeper', name: 'Keeper', base: 'subscriber', rev: 1 }],
  roleChanges: [{ id: 'keeper', rules: [{ action: 'read', subject: 'Note' }], version: 1 }],
  notes: [note(4, 'Four'), note(12, 'Twelve'), note(7, 'Seven')],
  'emails@1': [email(1, 'First'), email(2, 'Of Ann')],
  'emails@2': [email(1, 'Of Kofi'), email(900, 'Large', { message: 'x'.repeat(20_000) })],
  tasks: [],
  bin: [{ id: 5, app: 'notes', table: 'notes', recordId: 30, row: note(30, 'In the bin'), deletedAt: now - 60_000 }],
  lastDeleted: [
    { id: 'notes', last: 40 },
    { id: 'tasks', last: 17 },
    { id: 'emails@1', last: 3 },
    { id: 'plans', last: 9 },
  ],
  largeRows: [{ id: 'emails@2:900', account: 2, bytes: 20_000 }],
  outbox: [
    { id: 2, to: { name: 'Gus', email: 'gus@example.com' }, subject: 'Hi', message: '', tries: 0, nextTryAt: 0 },
  ],
  counts: [{ id: 'notes', count: 3 }],
  dueMoments: [{ id: 'email@1', at: 0 }],
  // Of an app that is not installed.
  plans: [{ id: 8, name: 'A plan' }],
};

async function openFormer(records = former): Promise<Database> {
  const database = await openPglite();
  await database.run(`${migrations.slice(0, 3).join(';')};
    CREATE TABLE migrations (step integer PRIMARY KEY, at timestamptz DEFAULT now());
    INSERT INTO migrations VALUES (1), (2), (3);
    INSERT INTO changes (id, apps) VALUES (1, '["notes"]');`);
  for (const [table, rows] of Object.entries(records))
    for (const row of rows)
      await database.query(
        `INSERT INTO records (app, "table", id, rev, row) VALUES ('frame', $1, $2::jsonb, $3, $4::jsonb)`,
        [table, JSON.stringify(row.id), row.rev ?? 0, JSON.stringify(row)],
      );
  await migrate(database);
  return database;
}

const tokenOf = (userId: number, sessionId: string) =>
  new SignJWT({ kind: 'access', sid: sessionId })
    .setProtectedHeader({ alg: 'HS256' })
    .setSubject(String(userId))
    .setIssuedAt(Math.floor(now / 1000))
    .setExpirationTime(Math.floor(now / 1000) + 600)
    .sign(new TextEncoder().encode(secret));

const start = (database: Database, jobsEveryMs = 0) =>
  startTestServer({ database, apps, now: () => now, isEmpty: true, jobsEveryMs });

describe('a database of the version before', () => {
  let server: Awaited<ReturnType<typeof startTestServer>>;
  beforeAll(async () => {
    server = await start(await openFormer());
  }, 120_000);
  afterAll(() => server.close());

  const as = async (userId: number, sessionId: string) => {
    const http = createClient(server.address);
    http.defaults.headers.common.Authorization = `Bearer ${await tokenOf(userId, sessionId)}`;
    return http;
  };

  test.each([
    ['people', 0, former.people],
    ['sessions', 0, former.sessions],
    ['namedRoles', 0, former.namedRoles],
    ['bin', 0, former.bin],
    ['largeRows', 0, former.largeRows],
    ['emails', 1, former['emails@1']],
    ['emails', 2, former['emails@2']],
    ['notes', 0, [note(4, 'Four'), note(7, 'Seven'), note(12, 'Twelve')]],
  ])('has its %s in tables of their own: of account %d', async (table, account, rows) => {
    const byId = (all: readonly Row[] = []) => new Map(all.map((row) => [row.id, row]));
    expect(byId(await readRows<Row>(server.database, table, account))).toEqual(byId(rows));
  });

  test('keeps rows of apps that are not installed where they are, and nothing else', async () => {
    expect(await server.database.query('SELECT "table", id FROM records ORDER BY "table"')).toEqual([
      { table: 'lastDeleted', id: 'plans' },
      { table: 'outbox', id: 2 },
      { table: 'plans', id: 8 },
    ]);
  });

  test('knows its sessions and roles', async () => {
    const [ann, kofi, zoe] = [await as(1, 'of-ann'), await as(2, 'of-kofi'), await as(3, 'ended')];
    expect((await ann.get('/apps/notes/list')).data).toHaveLength(3);
    expect((await kofi.get('/apps/notes/list')).status).toBe(200);
    expect((await kofi.post('/apps/notes/add', { note: { title: 'No' } })).status).toBe(403);
    expect((await zoe.get('/apps/notes/list')).status).toBe(401);
  });

  test('gives no id twice: they go on after the highest, and after those of what was deleted', async () => {
    const ann = await as(1, 'of-ann');
    expect((await ann.post('/apps/notes/add', { note: { title: 'Next' } })).data.note).toMatchObject({
      id: 41,
      rev: 1,
    });
    expect((await ann.post('/apps/todo/add-tasks', { task: { title: 'First' } })).data.task.id).toBe(18);
    expect((await ann.post('/apps/email/save-draft', { subject: 'Next' })).status).toBe(201);
    const drafts = await readRows<Row>(server.database, 'emails', 1);
    expect(drafts.at(-1)?.id).toBe(901);
  });

  test('restores what was in its bin, and finds its records by their words', async () => {
    const ann = await as(1, 'of-ann');
    expect((await ann.get('/apps/notes/list', { params: { q: 'twel' } })).data).toEqual([note(12, 'Twelve')]);
    const emails = await ann.get('/apps/email/emails', { params: { folder: 'inbox' } });
    expect(emails.data).toMatchObject({ emails: [{ id: 2 }, { id: 1 }] });
    expect((await ann.post('/apps/restore', { kind: 'note', ids: [30] })).data).toEqual({ restored: [30] });
  });
});

test('is taken over once, with its outbox as soon as email leaves', async () => {
  const database = await openFormer();
  const kept: Database = { ...database, close: async () => {} };
  await (await start(kept)).close();
  const server = await startTestServer({
    database: kept,
    apps,
    now: () => now,
    isEmpty: true,
    smtpUrl: 'smtp://127.0.0.1:9',
    mailEveryMs: 60_000,
  });
  expect(await readRows<Row>(database, 'outbox')).toMatchObject([{ id: 2, subject: 'Hi' }]);
  expect(await readRows<Row>(database, 'notes')).toHaveLength(3);
  await server.close();
  await database.close();
}, 120_000);

test.each([
  [
    'an id of another kind',
    { notes: [...(former.notes ?? []), { id: 'abc', title: 'Odd', day: '' }] },
    'Record abc of the table notes ',
  ],
  [
    'a value that is too large for its column',
    { 'emails@2': [email(2 ** 70, 'Odd')] },
    'Record 1.1805916207174113e+21 of the table emails@2 ',
  ],
])(
  'is refused where a record cannot be moved: %s',
  async (_name, records, sentence) => {
    const database = await openFormer({ ...former, ...records });
    const kept: Database = { ...database, close: async () => {} };
    await expect(start(kept)).rejects.toThrow(sentence);
    const [table] = Object.keys(records);
    // Nothing of the table was moved: once the record is corrected, the next start moves all of it.
    expect(await database.query('SELECT id FROM records WHERE "table" = $1', [table ?? ''])).not.toEqual([]);
    await database.query(
      "DELETE FROM records WHERE \"table\" = $1 AND row ->> 'subject' = 'Odd' OR row ->> 'title' = 'Odd'",
      [table ?? ''],
    );
    await (await start(kept)).close();
    await database.close();
  },
  120_000,
);
