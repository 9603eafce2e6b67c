/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { connect } from 'node:net';
import { createClient, signIn } from '../testing/client';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
const clock = { now: Date.now() };
beforeAll(async () => {
  server = await startTestServer({ origins: ['https://good.example'], now: () => clock.now, metricsToken: 'a-secret' });
}, 60_000);
afterAll(() => server.close());

const admin = { email: 'admin@demo.com', password: 'admin' };
const enter = async () => {
  const http = createClient(server.address);
  return { http, ...(await signIn(http, admin.email, admin.password)) };
};
/** Asks as it is on the wire, with a path that no client would send. */
const askRaw = (text: string) =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname, () => socket.end(text));
    let answer = '';
    socket.on('data', (chunk) => {
      answer += chunk;
    });
    socket.on('close', () => resolve(answer)).on('error', reject);
  });

describe('tokens', () => {
  test.each([undefined, 'Bearer', 'Bearer forged', 'Basic YTpi', 'Bearer null', 'Bearer e30.e30.'])(
    'with the header %p nothing is answered',
    async (Authorization) => {
      const headers = Authorization ? { Authorization } : {};
      for (const url of ['/apps/counts', '/apps/notes/list', '/api/changes', '/api/people'])
        expect([url, (await server.http.get(url, { headers })).status]).toEqual([url, 401]);
    },
  );

  test('one in quotes is taken, as a client of others sends it', async () => {
    const { http, accessToken, refreshToken } = await enter();
    http.defaults.headers.common.Authorization = `Bearer "${accessToken}"`;
    expect((await http.get('/apps/counts')).status).toBe(200);
    expect((await http.post('/jwt/refresh-token', { refreshToken: `"${refreshToken}"` })).status).toBe(200);
  });

  test('one past its ten minutes is refused', async () => {
    const { http } = await enter();
    clock.now += 600_001;
    expect((await http.get('/apps/counts')).status).toBe(401);
  });

  test('a refresh token works once; used again, it ends its session and no other', async () => {
    const [first, other] = [await enter(), await enter()];
    const refresh = (refreshToken: string) => first.http.post('/jwt/refresh-token', { refreshToken });
    const renewed = (await refresh(first.refreshToken)).data;
    expect((await refresh(first.refreshToken)).status).toBe(401);
    expect((await refresh(renewed.refreshToken)).status).toBe(401);
    first.http.defaults.headers.common.Authorization = `Bearer ${renewed.accessToken}`;
    expect((await first.http.get('/apps/counts')).status).toBe(401);
    expect((await other.http.get('/apps/counts')).status).toBe(200);
  });

  test('signing out ends the session', async () => {
    const { http, refreshToken } = await enter();
    expect((await http.post('/jwt/sign-out', { refreshToken })).status).toBe(200);
    expect((await http.get('/apps/counts')).status).toBe(401);
    expect((await http.post('/jwt/refresh-token', { refreshToken })).status).toBe(401);
  });
});

test('on an empty server who registers first is the admin, and nobody after', async () => {
  const own = await startTestServer({ isOpen: false, isEmpty: true });
  const register = (name: string) =>
    own.http.post('/jwt/register', { email: `${name}@example.com`, username: name, password: 'a good secret' });
  expect((await register('first')).data).toMatchObject({ user: { role: 'admin' } });
  expect((await register('second')).data).toEqual({
    error: { email: 'Accounts are given by invitation here.', username: null },
  });
  expect((await own.http.post('/jwt/login', { email: 'second@example.com', password: 'a good secret' })).status).toBe(
    400,
  );
  await signIn(own.http, 'first@example.com', 'a good secret');
  // Nothing of the demo waits for them: one word of welcome, and no email, chat or task.
  expect((await own.http.get('/apps/counts')).data).toEqual({ notes: 0, notifications: 1 });
  await own.close();
});

describe('guessing', () => {
  test('ends after ten tries with one account, however many come at once, and says when it may go on', async () => {
    const tries = await Promise.all(
      Array.from({ length: 14 }, () => server.http.post('/jwt/login', { email: 'client@demo.com', password: 'x' })),
    );
    expect(tries.filter(({ status }) => status === 400)).toHaveLength(10);
    const refused = tries.find(({ status }) => status === 429);
    const wait = Number(refused?.headers['retry-after']);
    expect(refused?.data.error.email[0]).toBe(`Too many tries. Try again in ${wait} seconds.`);
    // The right word has to wait from this address, and another account does not suffer.
    const nils = { email: 'Client@demo.com', password: 'client' };
    expect((await server.http.post('/jwt/login', nils)).status).toBe(429);
    expect((await server.http.post('/jwt/login', admin)).status).toBe(200);
    clock.now += wait * 1000;
    expect((await server.http.post('/jwt/login', nils)).status).toBe(200);
  });

  test('a password is kept as scrypt makes it', async () => {
    await enter();
    const rows = await readRows<{ id: number; hash: string }>(server.database, 'credentials');
    expect(rows.find(({ id }) => id === 1)?.hash).toMatch(/^scrypt\$[0-9a-f]{64}$/);
    await enter();
  });
});

describe('other origins', () => {
  const preflight = (origin: string) =>
    server.http.options('/apps/counts', { headers: { origin, 'access-control-request-method': 'GET' } });

  test('are let in by name alone', async () => {
    expect((await preflight('https://good.example')).headers['access-control-allow-origin']).toBe(
      'https://good.example',
    );
    for (const origin of ['https://evil.example', 'https://good.example.evil.example', 'null'])
      expect((await preflight(origin)).headers['access-control-allow-origin']).toBeUndefined();
  });

  test('get whole addresses of pictures', async () => {
    const { http } = await enter();
    const { data } = await http.get('/api/people', { headers: { origin: 'https://good.example' } });
    const findJoana = (people: { email: string; avatar: string }[]) =>
      people.find(({ email }) => email === admin.email);
    expect(findJoana(data)?.avatar).toBe(`${server.address}/assets/demo/avatars/joana.svg`);
    expect(findJoana((await http.get('/api/people')).data)?.avatar).toBe('/assets/demo/avatars/joana.svg');
  });
});

describe('bodies', () => {
  test.each([
    ['no json', 400],
    ['{"note":', 400],
    ['[]', 400],
    ['null', 400],
    ['{"note":{"title":"a\\u0000b"}}', 400],
    ['{"note":{"title":"\\ud800"}}', 400],
    ['{"note":{"title":"\\ud83d\\ude00"}}', 201],
    [`{"note":{"title":"'; DROP TABLE records.notes; --"}}`, 201],
  ])('%p is answered with %p', async (body, status) => {
    const { http } = await enter();
    expect((await http.post('/apps/notes/add', body.slice(), { transformRequest: (sent) => sent })).status).toBe(
      status,
    );
  });

  test('one of 50,000 brackets is refused', async () => {
    const { http } = await enter();
    expect((await http.post('/apps/notes/add', '['.repeat(50_000))).status).toBe(400);
  });

  test('one of more than 8 MB is refused', async () => {
    const { http } = await enter();
    expect((await http.post('/apps/notes/add', 'x'.repeat(8 * 1024 * 1024 + 1))).status).toBe(413);
  });

  test('SQL in every field is text', async () => {
    const { http } = await enter();
    const nasty = `'); DELETE FROM records.notes; --`;
    for (const params of [{ q: nasty }, { page: nasty }, { sortBy: nasty }])
      expect((await http.get('/apps/notes/list', { params })).status).toBeLessThan(500);
    await http.post('/jwt/login', { email: nasty, password: nasty });
    await http.get('/api/people', { headers: { page: nasty, 'last-event-id': nasty, 'x-request-id': nasty } });
    expect((await readRows(server.database, 'notes')).length).toBeGreaterThan(10);
  });
});

describe('paths', () => {
  test.each([
    '/../../etc/passwd',
    '/%2e%2e/%2e%2e/etc/passwd',
    '/assets/..%2f..%2fregistry.json',
    '/assets/%00',
    '/shell/../../package.json',
    '//etc/passwd',
    '/.data/pglite/PG_VERSION',
    '/apps/%',
    'a very long one',
  ])('%p opens nothing', async (path) => {
    const sent = path.startsWith('/') ? path : `/${'a/'.repeat(6_000)}`;
    const answer = await askRaw(`GET ${sent} HTTP/1.1\r\nHost: x\r\nConnection: close\r\n\r\n`);
    expect(Number(answer.split(' ')[1])).toBeGreaterThanOrEqual(400);
    expect(answer).not.toMatch(/root:|revision|"private"/);
  });
});

test('every answer has strict headers', async () => {
  for (const url of ['/apps/counts', '/', '/healthz', '/nothing']) {
    const { headers } = await server.http.get(url, { headers: { accept: 'text/html' } });
    expect(headers).toMatchObject({ 'x-content-type-options': 'nosniff', 'referrer-policy': 'same-origin' });
    expect(headers['x-request-id']).toMatch(/^[\w-]{36}$/);
    expect(headers).not.toHaveProperty('x-powered-by');
  }
  const page = await server.http.get('/', { headers: { accept: 'text/html' } });
  expect(page.headers['content-security-policy']).toContain("frame-ancestors 'none'");
  expect(page.data).toContain('"api":{"mode":"server","baseUrl":"/"}');
});

test('metrics are for those who know the token', async () => {
  expect((await server.http.get('/metrics')).status).toBe(401);
  const { data } = await server.http.get('/metrics', { headers: { Authorization: 'Bearer a-secret' } });
  expect(data).toMatch(/atrium_http_request_duration_seconds_count\{method="GET",area="apps",status="401"\} \d+/);
});

test('it says that it lives, and that it is ready', async () => {
  expect((await server.http.get('/healthz')).data).toEqual({ status: 'alive' });
  expect((await server.http.get('/readyz')).data).toEqual({ status: 'ready' });
});
