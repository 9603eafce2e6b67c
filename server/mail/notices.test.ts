/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { notificationTopic } from '@atrium/backend';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { startTestServer } from '../testing/startTestServer';

const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let http: ReturnType<typeof createClient>;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['pages']),
    now: () => clock.now,
    smtpUrl: post.url,
    publicUrl: 'https://atrium.example',
    mailEveryMs: 20,
    jobsEveryMs: 20,
  });
  http = createClient(server.address);
}, 60_000);
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(async () => {
  await signIn(http, 'admin@demo.com', 'admin');
  post.emails.length = 0;
});

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
}
const plain = (text = '') => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');
const choose = (notification: object) => http.post('/account-setting/data', { notification });
/** As an app sends it. */
const tell = (kind: string, title: string) =>
  server.api.change('frame', (store) =>
    store.send(notificationTopic, { to: [1], kind, code: 'x.y', title, text: 'It is <here>.', link: '/apps/todo' }),
  );
const countBell = async (title: string) =>
  (await http.get('/api/notifications')).data.notifications.filter((one: { title: string }) => one.title === title)
    .length;

test('an email at once has a link that ends such emails with one click, which nothing but it holds', async () => {
  await choose({ messageEmail: 'now' });
  await tell('message', 'A new message');
  await until(() => post.emails.length === 1);
  const text = plain(post.emails[0]?.text);
  expect(post.emails[0]?.to).toEqual(['admin@demo.com']);
  expect(text).toMatch(/^Subject: A new message$/m);
  expect(text).toContain('It is &lt;here&gt;.');
  // RFC 8058, 3.1.
  expect(text).toMatch(/^List-Unsubscribe-Post: List-Unsubscribe=One-Click\r?$/m);
  const path = /List-Unsubscribe:\s+<https:\/\/atrium\.example([^>]+)>/.exec(text)?.[1] ?? '';
  const page = await http.get(path, { headers: { 'accept-language': 'pt-BR,pt;q=0.9' } });
  expect([page.status, page.data]).toEqual([200, expect.stringContaining('Deixar de receber')]);
  expect((await http.get('/account-setting/data')).data.notification.messageEmail).toBe('now');
  const form = { headers: { 'content-type': 'application/x-www-form-urlencoded' } };
  expect(
    (await createClient(server.address).post(`${path.slice(0, -3)}AAA`, 'List-Unsubscribe=One-Click', form)).status,
  ).toBe(404);
  expect((await createClient(server.address).post(path, 'List-Unsubscribe=One-Click', form)).status).toBe(200);
  expect((await http.get('/account-setting/data')).data.notification.messageEmail).toBe('off');
  await tell('message', 'Another one');
  await until(async () => (await countBell('Another one')) === 1);
  expect(post.emails).toHaveLength(1);
});

test('a digest holds what came in a day, and leaves at eight', async () => {
  await choose({ taskEmail: 'digest', reviewEmail: 'digest' });
  await tell('task', 'A task');
  await tell('review', 'A review');
  clock.now = Date.parse('2026-11-21T07:59:00.000Z');
  await signIn(http, 'admin@demo.com', 'admin');
  expect(post.emails).toEqual([]);
  clock.now = Date.parse('2026-11-21T08:00:00.000Z');
  await until(() => post.emails.length === 1);
  const text = plain(post.emails[0]?.text);
  expect(text).toMatch(/^Subject: 2 notifications$/m);
  expect(text).toContain('<a href="https://atrium.example/apps/todo">A review</a>');
});

test('in quiet hours an email waits; what is switched off meanwhile does not leave', async () => {
  await choose({ orderEmail: 'now', invoiceEmail: 'now', quietFrom: '07:00', quietTo: '09:00' });
  await tell('order', 'An order');
  await tell('invoice', 'An invoice');
  await choose({ invoiceEmail: 'off' });
  expect(post.emails).toEqual([]);
  clock.now = Date.parse('2026-11-21T09:00:00.000Z');
  await until(() => post.emails.length === 1);
  expect(plain(post.emails[0]?.text)).toMatch(/^Subject: An order$/m);
});

test('a kind that is off in the product is not there', async () => {
  await choose({ orderInApp: false });
  await tell('order', 'An order that nobody sees');
  await tell('task', 'A task that somebody sees');
  await until(async () => (await countBell('A task that somebody sees')) === 1);
  expect(await countBell('An order that nobody sees')).toBe(0);
  expect((await choose({ quietFrom: '25:00' })).status).toBe(400);
});
