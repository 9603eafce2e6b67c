/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { connect } from 'node:net';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
let http: ReturnType<typeof createClient>;
let authorization: string;
beforeAll(async () => {
  server = await startTestServer({ apps: readTestApps(['todo', 'content']) });
  http = createClient(server.address);
  authorization = `Bearer ${(await signIn(http, 'admin@demo.com', 'admin')).accessToken}`;
  // One-off work of an app's first calls is not measured here.
  await http.get('/apps/todo/tasks');
  await http.get('/api/main-search/data');
}, 120_000);
afterAll(() => server.close());

/** Sends the head of a call and the beginning of a body that never ends; gives the first line of what comes back. */
const begin = (head: readonly string[], body = '') =>
  new Promise<string>((resolve, reject) => {
    const { hostname, port } = new URL(server.address);
    const socket = connect(Number(port), hostname, () =>
      socket.write(`${['POST /apps/todo/update-tasks HTTP/1.1', 'Host: x', ...head].join('\r\n')}\r\n\r\n${body}`),
    );
    socket.once('data', (answer) => {
      resolve(String(answer).split('\r\n')[0] ?? '');
      socket.destroy();
    });
    socket.once('error', reject);
  });

const ofKnown = () => [`Authorization: ${authorization}`, 'Content-Type: application/json'];
const chunk = (size: number) => `${size.toString(16)}\r\n${' '.repeat(size)}\r\n`;

test.each([
  ['nobody', []],
  ['a forged token', ['Authorization: Bearer e30.e30.']],
])('of %s no body is waited for', async (_, head) => {
  expect(await begin([...head, 'Content-Length: 100000'])).toBe('HTTP/1.1 401 Unauthorized');
  expect(await begin([...head, 'Transfer-Encoding: chunked'], chunk(10))).toBe('HTTP/1.1 401 Unauthorized');
});

test('a body that is too long is refused before it has arrived, whether its length is said or not', async () => {
  expect(await begin([...ofKnown(), 'Content-Length: 102401'])).toBe('HTTP/1.1 413 Payload Too Large');
  const body = chunk(60_000) + chunk(60_000);
  expect(await begin([...ofKnown(), 'Transfer-Encoding: chunked'], body)).toBe('HTTP/1.1 413 Payload Too Large');
});

test('sign-in, which needs no token, takes no long body either', async () => {
  const { status, data } = await http.post('/jwt/login', { email: 'a'.repeat(110_000), password: 'x' });
  expect([status, data]).toEqual([413, { error: 'The body is too large' }]);
});

test('a file of a megabyte is taken, and so is the cover that it becomes', async () => {
  const content = 'A'.repeat(1_400_000);
  const { status, data } = await http.post('/api/files', { fileName: 'a.png', content });
  expect(status).toBe(201);
  const item = { type: 'article', title: 'With a cover', cover: { src: data.file.url, alt: '' } };
  expect((await http.post('/apps/content/add-item', item)).status).toBe(201);
});

test.each<[string, () => Promise<{ status: number }>, number]>([
  [
    '900,000 ids that are none',
    () => http.post('/apps/todo/update-tasks', { taskIds: Array(900_000).fill('x'), dataToUpdate: {} }),
    413,
  ],
  [
    'as many as fit',
    () => http.post('/apps/todo/update-tasks', { taskIds: Array(25_000).fill('x'), dataToUpdate: {} }),
    400,
  ],
  [
    'brackets',
    () => http.post('/apps/todo/update-tasks', '['.repeat(100_000), { transformRequest: (body) => body }),
    400,
  ],
  [
    'brackets and half a character',
    () =>
      http.post('/apps/todo/update-tasks', `{"a":"\\u0041","b":${'['.repeat(45_000)}"\\ud800"${']'.repeat(45_000)}}`, {
        transformRequest: (body) => body,
      }),
    400,
  ],
  [
    '14,000 characters of invented words',
    () => http.get('/api/main-search/data', { params: { q: 'xqzvb '.repeat(2_333) } }),
    400,
  ],
  [
    'eight invented words',
    () => http.get('/api/main-search/data', { params: { q: 'xqzvbn wvuts pqowi zmxnc lakjs qpwoe mznxb alskd' } }),
    200,
  ],
])('%s are answered, and so is who asks meanwhile', async (_, ask, status) => {
  const asked = ask();
  const other = await http.get('/healthz');
  expect((await asked).status).toBe(status);
  expect(other.data).toEqual({ status: 'alive' });
});
