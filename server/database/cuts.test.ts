/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { createClient, signIn } from '../testing/client';
import { cutUnderLoad } from '../testing/cutUnderLoad';
import { startPostgresProxy } from '../testing/postgresProxy';
import { startTestServer } from '../testing/startTestServer';
import { startTestPostgres, type TestPostgres } from '../testing/testPostgres';

const paths = { add: '/apps/todo/add-tasks', list: '/apps/todo/tasks' };

interface Note {
  id: number;
  title: string;
}

let postgres: TestPostgres | undefined;
beforeAll(async () => {
  postgres = await startTestPostgres();
}, 60_000);
afterAll(() => postgres?.stop());

test('a server whose connections are all ended under load goes on, and keeps what it has answered, once @all', async () => {
  if (!postgres) return;
  const { answered, rejected, ...wrong } = await cutUnderLoad({ postgres, processes: 1, cuts: 4, paths });
  expect(wrong).toEqual({ lost: [], doubled: [], keptSilently: [] });
  expect(answered).toBeGreaterThan(0);
  // Whatever a cut call is answered with names the cause, and says when to come again.
  for (const one of rejected)
    expect(one).toEqual({
      status: 503,
      retryAfter: '1',
      error: expect.stringMatching(/^The database (does not answer|ended|is busy)/),
    });
}, 120_000);

describe('a connection that ends at the commit', () => {
  let proxy: Awaited<ReturnType<typeof startPostgresProxy>>;
  let server: Awaited<ReturnType<typeof startTestServer>>;
  let http: ReturnType<typeof createClient>;
  beforeAll(async () => {
    if (!postgres) return;
    proxy = await startPostgresProxy(await postgres.createDatabase());
    server = await startTestServer({ url: proxy.url });
    http = createClient(server.address);
    await signIn(http, 'admin@demo.com', 'admin');
    await http.get('/apps/notes/list');
  }, 60_000);
  afterAll(async () => {
    await server?.close();
    await proxy?.close();
  });
  const add = (title: string) => http.post('/apps/notes/add', { note: { title } });
  const countOf = async (title: string) =>
    (await http.get<Note[]>('/apps/notes/list')).data.filter((note) => note.title === title).length;

  test('is answered as kept where it was', async () => {
    if (!postgres) return;
    proxy.meetCommit('is kept, its answer lost');
    expect((await add('Kept')).status).toBe(201);
    expect(await countOf('Kept')).toBe(1);
  });

  test('is rejected where nothing was kept, so that it may come again', async () => {
    if (!postgres) return;
    proxy.meetCommit('is lost');
    const { status, data, headers } = await add('Lost');
    expect([status, data, headers['retry-after']]).toEqual([
      503,
      { error: 'The database does not answer. Try again in a moment.' },
      '1',
    ]);
    expect(await countOf('Lost')).toBe(0);
    expect((await add('Lost')).status).toBe(201);
    expect(await countOf('Lost')).toBe(1);
  });

  test('says that it may have been kept where nobody can be asked; what was kept is read afterwards', async () => {
    if (!postgres) return;
    proxy.meetCommit('is kept, and the database is away');
    const { status, data } = await add('Unknown');
    expect([status, data.error]).toEqual([503, expect.stringContaining('Look whether it is there')]);
    expect((await http.get('/apps/notes/list')).data).toEqual({
      error: 'The database does not answer. Try again in a moment.',
    });
    proxy.comeBack();
    expect(await countOf('Unknown')).toBe(1);
    expect((await add('After')).status).toBe(201);
  });
});
