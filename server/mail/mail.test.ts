/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/startMailServer';
import { startTestServer } from '../testing/startTestServer';

const clock = { now: Date.now() };
let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['email']),
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

const plain = (text: string | undefined) => (text ?? '').replaceAll('=\r\n', '').replaceAll('=3D', '=');

test('a link to choose a password leaves, and works where the product is', async () => {
  const arrived = post.next();
  await server.http.post('/jwt/forgot-password', { email: 'admin@demo.com' });
  await arrived;
  expect(post.mails[0]?.to).toEqual(['admin@demo.com']);
  const token = /https:\/\/atrium\.example\/reset-password\/([\w-]+)/.exec(plain(post.mails[0]?.text))?.[1];
  expect((await server.http.post('/jwt/reset-password', { token, password: 'a new secret' })).status).toBe(200);
});

test('a mail to somebody without an account leaves once, though the mail server refuses it at first', async () => {
  const http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'a new secret');
  post.refuseNext();
  const arrived = post.next();
  const attachments = [{ fileName: 'a.txt', size: 5, url: 'data:text/plain;base64,SGVsbG8=' }];
  const mail = {
    to: [{ name: 'Gus', email: 'gus@elsewhere.example' }],
    subject: 'Proofs',
    message: '<p>Here.</p>',
    attachments,
  };
  expect((await http.post('/apps/email/send-email', mail)).status).toBe(201);
  // PGlite answers within this process: without a pause nothing else would have its turn.
  for (let tries = 0; tries === 0; await new Promise((resolve) => setTimeout(resolve, 10))) {
    const [row] = await server.database.query<{ row: { tries: number } }>(
      `SELECT row FROM records WHERE "table" = 'outbox'`,
    );
    tries = row?.row.tries ?? 0;
  }
  clock.now += 10 * 60_000;
  await arrived;
  const [, sent] = post.mails;
  expect(sent?.to).toEqual(['gus@elsewhere.example']);
  expect(sent?.text).toMatch(/^From: Atrium <no-reply@atrium\.example>/m);
  expect(sent?.text).toMatch(/^Reply-To: Joana Duarte <admin@demo\.com>/m);
  expect(sent?.text).toContain('SGVsbG8=');
  expect(post.mails).toHaveLength(2);
});
