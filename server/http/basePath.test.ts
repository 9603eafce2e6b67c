/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  server = await startTestServer({ publicUrl: 'https://example.com/teams/atrium' });
  await signIn(server.http, 'admin@demo.com', 'admin');
}, 120_000);
afterAll(() => server.close());

const base = '/teams/atrium';

test('files have the path before their address in answers, and are known by it in calls', async () => {
  const { http } = server;
  const png =
    'data:image/png;base64,iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==';
  const {
    data: { file },
  } = await http.post(`${base}/api/files`, { fileName: 'dot.png', content: png });
  expect(file.url).toMatch(/^\/teams\/atrium\/files\/[0-9a-f]{64}\/image\/png\?/);
  for (const address of [file.url, file.url.slice(base.length)])
    expect((await http.get(address)).headers['content-type']).toBe('image/png');

  // Sent back as it was shown, it is known as a file; one that no answer has shown is refused, below the path too.
  const add = (title: string) => http.post('/apps/notes/add', { note: { title } });
  expect((await add(`See ${file.url}`)).data.note.title).toContain(`See ${base}/files/`);
  expect((await add(`${base}/files/${'a'.repeat(64)}/image/png?x.y`)).status).toBe(400);
});

test('pages of this product find everything below the path', async () => {
  const { data } = await server.http.get(`${base}/registry.json`);
  expect(data).toMatchObject({ base, api: { mode: 'server', baseUrl: `${base}/` }, reports: `${base}/api/reports` });
  const { data: people } = await server.http.get(`${base}/api/people`);
  expect(JSON.stringify(people)).toContain(`"${base}/assets/demo/avatars/`);
  expect(JSON.stringify(people)).not.toContain('"/assets/');
});

test('the cookie of a known browser is for the path, and by https alone', async () => {
  const answer = await server.http.post(`${base}/jwt/login`, { email: 'admin@demo.com', password: 'admin' });
  expect(String(answer.headers['set-cookie'])).toContain(`Path=${base}/jwt/;`);
  expect(String(answer.headers['set-cookie'])).toContain('Secure');
});

test('a page of another origin gets whole addresses', async () => {
  const { data } = await server.http.get('/api/people', { headers: { origin: 'https://other.example' } });
  expect(JSON.stringify(data)).toContain(`"${server.address}${base}/assets/demo/avatars/`);
});
