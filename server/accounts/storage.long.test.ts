/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { AxiosInstance } from 'axios';
import { createClient, signIn } from '../testing/client';
import { openSharedDatabase } from '../testing/onDatabase';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';

const megabyte = 1024 * 1024;
const file = Buffer.alloc(5 * megabyte, 'picture').toString('base64');
const url = `data:application/pdf;base64,${file}`;

let shared: Awaited<ReturnType<typeof openSharedDatabase>>;
const folder = mkdtempSync(join(tmpdir(), 'atrium-storage-'));
let server: ServerProcess;
const now = Date.now();
const start = (NOW: number) =>
  startServerProcess({
    ...(shared.url ? { DATABASE_URL: shared.url } : { FOLDER: folder }),
    DUE_EVERY: '50',
    NODE_OPTIONS: '--max-old-space-size=256',
    NOW: String(NOW),
    ACCOUNT_MB: '40',
    FILES_MB: '64',
  });
const ann = { email: 'ann@example.com', username: 'ann', password: 'a good secret' };

beforeAll(async () => {
  shared = await openSharedDatabase();
  server = await start(now);
  await createClient(server.address).post('/jwt/register', ann);
}, 120_000);
afterAll(async () => {
  await server.stop();
  shared.postgres?.stop();
  rmSync(folder, { recursive: true });
});

const signedIn = async (email: string, password: string) => {
  const http = createClient(server.address);
  await signIn(http, email, password);
  return http;
};
const upload = (http: AxiosInstance) => http.post('/api/files', { fileName: 'plan.pdf', content: file });
const attachment = { fileName: 'plan.pdf', size: 5 * megabyte, url };
const save = (http: AxiosInstance) =>
  http.post('/apps/email/save-draft', { subject: 'Plan', attachments: [attachment] });
/** Saves until it is refused; gives how often it was not, and the refusal. */
async function saveUntilFull(http: AxiosInstance) {
  for (let saved = 0; ; saved += 1) {
    const { status, data } = await save(http);
    if (status !== 201) return { saved, status, data };
  }
}

test('files that no record holds take no room: the weakest account may send more than the process has memory @all', async () => {
  const client = await signedIn('client@demo.com', 'client');
  for (let sent = 0; sent < 40; sent += 1) expect((await upload(client)).status).toBe(201);
}, 180_000);

test('an account is refused at its limit, whatever way it brings its bytes, and all together at theirs', async () => {
  const http = await signedIn(ann.email, ann.password);
  const accountFull = { code: 'accountFull', limit: 40 * megabyte };
  expect(await saveUntilFull(http)).toMatchObject({ saved: 5, status: 507, data: accountFull });
  expect(await upload(http)).toMatchObject({ status: 507, data: accountFull });
  const inText = { subject: 'Plan', message: `<p><img src="${url}"></p>` };
  expect(await http.post('/apps/email/save-draft', inText)).toMatchObject({ status: 507, data: accountFull });
  const { data } = await http.get('/apps/chat/chats-and-contacts');
  const attached = await http.post('/apps/chat/attach', { contactId: data.contacts[0].id, file: attachment });
  expect(attached).toMatchObject({ status: 507, data: accountFull });

  const admin = await signedIn('admin@demo.com', 'admin');
  const storageFull = { code: 'storageFull', limit: 64 * megabyte };
  expect(await saveUntilFull(admin)).toMatchObject({ saved: 4, status: 507, data: storageFull });
  expect((await admin.post('/apps/todo/add-tasks', { task: { title: 'Make room' } })).status).toBe(201);
}, 180_000);

test('started again it answers as before, and what is deleted has made room ten minutes later', async () => {
  expect(await server.stop()).toBe(0);
  server = await start(now);
  const before = await signedIn(ann.email, ann.password);
  expect((await before.get('/apps/counts')).status).toBe(200);
  const { status, data } = await before.get('/apps/email/emails', { params: { folder: 'draft', summary: '1' } });
  expect([status, data.error]).toEqual([200, undefined]);
  expect(data.emails).toHaveLength(5);
  expect((await upload(before)).status).toBe(507);
  const emailIds = data.emails.map(({ id }: { id: number }) => id);
  expect((await before.post('/apps/email/delete-emails', { emailIds })).status).toBe(200);

  await server.stop();
  server = await start(now + 11 * 60_000);
  // A job empties the bin.
  const later = await signedIn(ann.email, ann.password);
  while ((await save(later)).status !== 201) await new Promise((resolve) => setTimeout(resolve, 50));
}, 180_000);
