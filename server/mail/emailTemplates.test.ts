/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { EmailKind } from '@atrium/core/api/organisation';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { startTestServer } from '../testing/startTestServer';

let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let admin: ReturnType<typeof createClient>;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['users', 'calendar', 'ecommerce']),
    smtpUrl: post.url,
    publicUrl: 'https://atrium.example',
    mailEveryMs: 20,
  });
  admin = createClient(server.address);
  await signIn(admin, 'admin@demo.com', 'admin');
}, 180_000);
afterAll(async () => {
  await server.close();
  await post.close();
});

const url = '/api/email-templates';
const reset = { kind: 'auth.reset', language: 'en' };
const plain = (text = '') => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
async function lastEmail(): Promise<string> {
  while (post.emails.length === 0) await new Promise((resolve) => setTimeout(resolve, 10));
  return plain(post.emails.splice(0).at(-1)?.text);
}
const readKinds = async (): Promise<EmailKind[]> => (await admin.get(url)).data.kinds;

test('all kinds of emails of the core and of apps are listed in four languages, none with an issue', async () => {
  const kinds = await readKinds();
  const ids = kinds.map(({ id }) => id);
  for (const id of ['auth.reset', 'notices.digest', 'calendar.invitation', 'ecommerce.placed'])
    expect(ids).toContain(id);
  for (const { id, templates } of kinds)
    for (const { language, subject, text } of templates) {
      const { status, data } = await admin.post(`${url}/test`, { kind: id, language, subject, text });
      expect([id, language, status, data.error]).toEqual([id, language, 200, undefined]);
      const email = await lastEmail();
      expect(email).not.toMatch(/\{\{|\}\}|\]\(/);
    }
}, 180_000);

test('an admin rewords an email, which leaves so, escaped; and has the default back', async () => {
  const stranger = createClient(server.address);
  const words = { ...reset, subject: 'Key for {{link}}', text: '[Open]({{link}})' };
  expect((await stranger.post(url, words)).status).toBe(401);
  const wrong = await admin.post(url, { ...words, rev: 0 });
  expect([wrong.status, wrong.data.codes]).toEqual([400, { subject: 'notInSubject' }]);
  const good = {
    ...words,
    subject: 'A new key',
    text: 'Hello <img src=x onerror=alert(1)>\n\n[Open the door]({{link}})',
    rev: 0,
  };
  expect((await admin.post(url, good)).data).toMatchObject({ isOwn: true, rev: 1 });
  expect((await admin.post(url, good)).status).toBe(409);
  await stranger.post('/jwt/forgot-password', { email: 'admin@demo.com', language: 'en' });
  const email = await lastEmail();
  expect(email).toMatch(/^Subject: A new key$/m);
  expect(email).toContain('<p>Hello &lt;img src=x onerror=alert(1)&gt;</p>');
  expect(email).toMatch(/<a href="https:\/\/atrium\.example\/reset-password[^"]+">Open the door<\/a>/);
  const [entry] = (await admin.get('/api/audit', { params: { app: 'emails' } })).data.entries;
  expect(entry).toMatchObject({ kind: 'settings', call: 'emails_changeEmail' });
  expect((await admin.delete(url, { params: reset })).data).toMatchObject({
    isOwn: false,
    subject: 'Reset your password',
  });
  expect((await admin.delete(url, { params: { ...reset, kind: 'auth.constructor' } })).status).toBe(404);
});
