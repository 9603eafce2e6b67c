/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { AxiosInstance } from 'axios';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { startTestServer } from '../testing/startTestServer';

const partner = 'partner@external.example';
const password = 'a good secret';

let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let admin: AxiosInstance;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['email', 'pages', 'users', 'calendar']),
    smtpUrl: post.url,
    publicUrl: 'https://atrium.example',
    mailEveryMs: 20,
  });
  admin = createClient(server.address);
  await signIn(admin, 'admin@demo.com', 'admin');
}, 60_000);
let isOver = false;
afterAll(async () => {
  isOver = true;
  await server.close();
  await post.close();
});

const plain = (text: string) => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');

async function emailsTo(address: string, count: number): Promise<string[]> {
  for (;;) {
    const found = post.emails.filter(({ to }) => to.includes(address)).map(({ text }) => plain(text));
    if (found.length >= count || isOver) return found;
    // PGlite answers within this process: without a pause nothing else would have its turn.
    await new Promise((resolve) => setTimeout(resolve, 10));
  }
}
const tokenIn = (mail: string | undefined) => /\/confirm-address\/([\w-]+)/.exec(mail ?? '')?.[1];
const confirm = async (mail: string | undefined) =>
  (await server.http.post('/jwt/confirm-address', { token: tokenIn(mail) })).status;
const send = (http: AxiosInstance, email: string, subject: string) =>
  http.post('/apps/email/send-email', { to: [{ email }], subject, message: '<p>Here.</p>' });
const inbox = async (http: AxiosInstance): Promise<string[]> =>
  (await http.get('/apps/email/emails', { params: { folder: 'inbox' } })).data.emails.map(
    ({ subject }: { subject: string }) => subject,
  );

async function join(name: string, role: string): Promise<{ http: AxiosInstance; id: number }> {
  const email = `${name}@example.com`;
  await server.http.post('/jwt/register', { email, username: name, password });
  expect(await confirm((await emailsTo(email, 1))[0])).toBe(200);
  const http = createClient(server.address);
  const { id } = (await signIn(http, email, password)).userData;
  await admin.post('/apps/users/update-user', { id, role });
  await signIn(http, email, password);
  return { http, id };
}

test('mail to an address that an account only claims leaves, until the link that was sent there is opened', async () => {
  const { http: author } = await join('author', 'author');
  await send(admin, partner, 'Before');
  const asked = await author.post('/account-setting/data', { general: { email: partner } });
  expect(asked.data.general).toMatchObject({ email: 'author@example.com', pendingEmail: partner });
  await author.post('/account-setting/confirm-email');
  await author.post('/account-setting/email/send-link');
  await send(admin, partner, 'After');
  await send(admin, 'author@example.com', 'Inside');
  const left = await emailsTo(partner, 4);
  expect(left.filter((mail) => mail.includes('Subject: Before') || mail.includes('Subject: After'))).toHaveLength(2);
  // The word about the change is there, and no link: that one is with the owner of the other address alone.
  expect((await inbox(author)).sort()).toEqual(['Inside', 'Your email address is about to change']);
  const [event] = [{ title: 'Plans', start: '2026-11-25T09:00:00.000Z', end: '2026-11-25T10:00:00.000Z' }].map(
    (event) => ({ ...event, extendedProps: { calendar: 'Business', guests: [{ name: 'Partner', email: partner }] } }),
  );
  expect((await admin.post('/apps/calendar/add-event', { event })).status).toBe(201);
  await emailsTo(partner, 5);
  expect((await inbox(author)).filter((subject) => subject.includes('Plans'))).toEqual([]);

  // The link that was asked for last works, whichever has arrived first.
  const answers: number[] = [];
  for (const mail of left.filter((one) => tokenIn(one) !== undefined)) answers.push(await confirm(mail));
  expect(answers.sort()).toEqual([200, 400]);
  await send(admin, partner, 'Now inside');
  expect(await inbox(author)).toContain('Now inside');
  expect(post.emails.filter(({ text }) => text.includes('Now inside'))).toEqual([]);
}, 60_000);

test('a link for oneself is not in one’s own inbox, whatever mail it is of', async () => {
  const { http, id } = await join('editor', 'editor');
  await admin.post('/apps/users/update-user', { id, email: 'boss@elsewhere.example' });
  await http.post('/jwt/forgot-password', { email: 'editor@example.com' });
  await emailsTo('boss@elsewhere.example', 1);
  await emailsTo('editor@example.com', 3);
  const { data } = await http.get('/apps/email/emails', { params: { folder: 'inbox' } });
  expect(JSON.stringify(data)).not.toMatch(/confirm-address|reset-password/);
  // The address for signing in is the old one.
  await signIn(http, 'editor@example.com', password);
  expect((await http.get('/apps/counts')).status).toBe(200);
}, 60_000);

test('register tells strangers nothing; the email tells the owner of the address', async () => {
  const answers = await Promise.all(
    [
      { email: 'stranger@example.com', username: 'stranger' },
      { email: 'Admin@demo.com', username: 'stranger' },
      { email: 'stranger2@example.com', username: 'JDUARTE' },
      { email: 'client@demo.com', username: 'kofi' },
    ].map((names) => server.http.post('/jwt/register', { ...names, password })),
  );
  for (const { status, data } of answers) expect([status, data]).toEqual([200, { isSent: true }]);
  expect(tokenIn((await emailsTo('stranger@example.com', 1))[0])).toBeDefined();
  const [known] = await emailsTo('client@demo.com', 1);
  expect(known).toContain('You already have one');
  expect(tokenIn(known)).toBeUndefined();
}, 60_000);
