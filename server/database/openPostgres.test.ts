/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { setTimeout as wait } from 'node:timers/promises';
import { DatabaseUnavailable, TooSlow } from '../errors/DatabaseUnavailable';
import { signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';
import { startTestPooler } from '../testing/testPooler';
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres';
import type { Database } from './database';
import { openDatabase } from './openDatabase';
import { openPostgres } from './openPostgres';

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

describe('limits', () => {
  let database: Database | undefined;
  beforeAll(async () => {
    if (!postgres) return;
    const limits = { statementMs: 100, idleInTransactionMs: 100 };
    database = await openPostgres(await postgres.createDatabase(), { maxConnections: 1, limits });
  });
  afterAll(() => database?.close());

  test('a statement that takes too long ends, and its connection is used on', async () => {
    if (!database) return;
    await expect(database.query('select pg_sleep(30)')).rejects.toThrow(TooSlow);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a transaction in which nothing happens ends, and with it its connection', async () => {
    if (!database) return;
    const idle = database.withConnection(async (connection) => {
      await connection.run('begin');
      await wait(1_000);
      await connection.run('commit');
    });
    await expect(idle).rejects.toThrow(DatabaseUnavailable);
    expect(await database.query('select 1 as one')).toEqual([{ one: 1 }]);
  });

  test('a session of its own has as long as it takes', async () => {
    if (!database) return;
    const answer = database.withSession((session) =>
      session.query('select 1 as one from (select pg_sleep(0.3)) as slept'),
    );
    expect(await answer).toEqual([{ one: 1 }]);
  });
});

test('a call that waits for somebody’s lock is answered by a sentence, and those that do not are not kept waiting', async () => {
  if (!postgres) return;
  const server = await startTestServer({ url: await postgres.createDatabase() });
  await signIn(server.http, 'admin@demo.com', 'admin');
  await server.database.withSession(async (session) => {
    await session.run('begin; lock table records.notes');
    const blocked = [
      server.http.get('/apps/notes/list'),
      server.http.post('/apps/notes/add', { note: { title: 'x' } }),
    ];
    expect((await server.http.get('/api/people')).status).toBe(200);
    for (const { status, data, headers } of await Promise.all(blocked))
      expect([status, headers['retry-after'], data]).toEqual([
        503,
        '1',
        { error: 'This takes the database too long at the moment. Ask for less, or try again.' },
      ]);
    await session.run('rollback');
  });
  expect((await server.http.post('/apps/notes/add', { note: { title: 'x' } })).status).toBe(201);
  await server.close();
}, 60_000);

describe('behind a pooler that hands connections on after each transaction', () => {
  let close = async () => {};
  let server: Awaited<ReturnType<typeof startTestServer>> | undefined;
  beforeAll(async () => {
    const url = await postgres?.createDatabase();
    const pooler = url && (await startTestPooler(url));
    if (!pooler) return;
    const opened = await startTestServer({ url: pooler.url, directUrl: url });
    server = opened;
    close = async () => {
      await opened.close();
      pooler.stop();
    };
  }, 60_000);
  afterAll(() => close());

  test('many calls at a time are answered, and change events arrive', async () => {
    if (!server) return;
    const { http, database } = server;
    await signIn(http, 'admin@demo.com', 'admin');
    const heard: string[] = [];
    const stop = await database.listen('test', { onNotice: (text) => heard.push(text), onConnected() {}, onLost() {} });
    const titles = Array.from({ length: 30 }, (_, index) => `Note ${index}`);
    const added = await Promise.all(titles.map((title) => http.post('/apps/notes/add', { note: { title } })));
    expect(new Set(added.map(({ status }) => status))).toEqual(new Set([201]));
    const { data } = await http.get<{ title: string }[]>('/apps/notes/list');
    expect(
      data
        .filter(({ title }) => title.startsWith('Note '))
        .map(({ title }) => title)
        .sort(),
    ).toEqual(titles.sort());
    await database.query(`select pg_notify('test', 'heard')`);
    while (heard.length === 0) await wait(10);
    await stop();
  }, 60_000);

  test('nothing of a connection’s settings stays with it', async () => {
    if (!server) return;
    const rows = await Promise.all(
      Array.from({ length: 10 }, () => server?.database.query<{ jit: string }>(`select current_setting('jit') as jit`)),
    );
    expect(new Set(rows.flatMap((row) => row?.map(({ jit }) => jit)))).toEqual(new Set(['on']));
  });
});

test.each(['DATABASE_URL', 'DATABASE_DIRECT_URL'])('a %s where nothing listens is named', async (setting) => {
  if (!postgres) return;
  const nowhere = 'postgres://atrium@127.0.0.1:9/none';
  const isDirect = setting === 'DATABASE_DIRECT_URL';
  const opening = isDirect
    ? openDatabase({ url: await postgres.createDatabase(), directUrl: nowhere })
    : openDatabase({ url: nowhere });
  await expect(opening).rejects.toThrow(`The Postgres of ${setting} (none at 127.0.0.1:9) cannot be used`);
});
