/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

const clock = { now: Date.now() };
let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['email', 'calendar']),
    now: () => clock.now,
    smtpUrl: post.url,
    mailFrom: 'Atrium <no-reply@atrium.example>',
    publicUrl: 'https://atrium.example',
    mailEveryMs: 20,
  });
}, 60_000);
afterAll(async () => {
  await server.close();
  await post.close();
});

const readOutbox = () => readRows<{ tries: number; message: string }>(server.database, 'outbox');
/** PGlite answers within this process: without a pause nothing else would have its turn. */
async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
}

const plain = (text: string | undefined) => (text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');

test('a link to choose a password leaves, and works where the product is', async () => {
  const arrived = post.next();
  await server.http.post('/jwt/forgot-password', { email: 'admin@demo.com' });
  await arrived;
  expect(post.emails[0]?.to).toEqual(['admin@demo.com']);
  const token = /https:\/\/atrium\.example\/reset-password\/([\w-]+)/.exec(plain(post.emails[0]?.text))?.[1];
  // Nobody who reads the database or a backup finds a link that opens an account.
  await until(async () => (await readOutbox()).length === 0);
  expect((await server.http.post('/jwt/reset-password', { token, password: 'a new secret' })).status).toBe(200);
});

test('a mail to somebody without an account leaves once, though the mail server refuses it at first', async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'a new secret');
  post.rejectNext();
  const arrived = post.next();
  const attachments = [{ fileName: 'a.txt', size: 5, url: 'data:text/plain;base64,SGVsbG8=' }];
  const mail = {
    to: [{ name: 'Gus', email: 'gus@elsewhere.example' }],
    subject: 'Proofs',
    message: '<p>Here.</p>',
    attachments,
  };
  expect((await http.post('/apps/email/send-email', mail)).status).toBe(201);
  await until(async () => (await readOutbox())[0]?.tries === 1);
  clock.now += 10 * 60_000;
  await arrived;
  const [, sent] = post.emails;
  expect(sent?.to).toEqual(['gus@elsewhere.example']);
  expect(sent?.text).toMatch(/^From: Atrium <no-reply@atrium\.example>/m);
  expect(sent?.text).toMatch(/^Reply-To: Joana Duarte <admin@demo\.com>/m);
  expect(sent?.text).toContain('SGVsbG8=');
  expect(post.emails).toHaveLength(2);
});

test('a guest without an account gets what calendar programs read (RFC 6047, 2.4)', async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'a new secret');
  const arrived = post.next();
  const guests = [{ name: 'Gus', email: 'gus@elsewhere.example' }];
  const times = { start: '2026-12-01T18:00:00.000Z', end: '2026-12-01T19:30:00.000Z', timeZone: 'Europe/Berlin' };
  const event = { title: 'Tea', ...times, extendedProps: { calendar: 'Personal', guests } };
  expect((await http.post('/apps/calendar/add-event', { event })).status).toBe(201);
  await arrived;
  const sent = post.emails.at(-1)?.text ?? '';
  expect(sent).toMatch(/^Content-Type: text\/calendar; charset=utf-8; method=REQUEST/m);
  expect(plain(sent)).toContain('ORGANIZER;CN=Joana Duarte:mailto:admin@demo.com');
});

test('many messages of one account, which leave slowly, keep nobody else waiting', async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'a new secret');
  const before = post.emails.length;
  const release = post.hold((to) => to.endsWith('@many.example'));
  const to = Array.from({ length: 40 }, (_, place) => ({ name: 'Gus', email: `gus${place}@many.example` }));
  expect((await http.post('/apps/email/send-email', { to, subject: 'To all', message: '<p>Hello</p>' })).status).toBe(
    201,
  );
  await until(() => post.held() > 1);
  const arrived = post.next();
  await server.http.post('/jwt/forgot-password', { email: 'client@demo.com' });
  await arrived;
  expect(post.emails.slice(before).map((mail) => mail.to)).toEqual([['client@demo.com']]);
  release();
  await until(() => post.emails.length === before + 41);
  expect(new Set(post.emails.slice(before).flatMap((mail) => mail.to)).size).toBe(41);
});
