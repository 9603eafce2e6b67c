/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { eq, peopleTable } from '@atrium/backend';
import { readTestApps } from '../../tools/api/appModules';
import { readMailIn } from '../mailInSettings';
import { createClient, signIn } from '../testing/client';
import { startMailServer } from '../testing/mailServer';
import { startTestServer } from '../testing/startTestServer';

const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
const secret = 'a-secret-of-the-mail-server';
let post: Awaited<ReturnType<typeof startMailServer>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let admin: ReturnType<typeof createClient>;
beforeAll(async () => {
  post = await startMailServer();
  server = await startTestServer({
    apps: readTestApps(['pages', 'content', 'calendar', 'users']),
    now: () => clock.now,
    smtpUrl: post.url,
    publicUrl: 'https://atrium.example',
    mailEveryMs: 20,
    jobsEveryMs: 20,
    mailIn: readMailIn({ MAIL_IN: 'Reply@in.example', MAIL_IN_SECRET: secret }),
  });
  admin = createClient(server.address);
}, 60_000);
afterAll(async () => {
  await server.close();
  await post.close();
});
beforeEach(async () => {
  clock.now += 60 * 60_000;
  await signIn(admin, 'admin@demo.com', 'admin');
  post.emails.length = 0;
});

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
}
const plain = (text = '') => text.replaceAll('=\r\n', '').replaceAll('=3D', '=');

/** The email that gives somebody their words back. */
const givenBack = () => post.emails.find(({ text }) => /^Subject: Your reply was not added/m.test(text));

/** Somebody who may comment, and says something of an item of the admin's, who gets an email about it. */
async function comment(text: string) {
  const editor = await server.api.read([], (store) => store.table(peopleTable).first({ where: eq('role', 'editor') }));
  const added = await admin.post('/apps/content/add-item', { type: 'article', title: 'Bridges', body: '<p>Fog.</p>' });
  const itemId: number = added.data.item.id;
  const body = JSON.stringify({ itemId, text });
  const answer = await server.api.handle({
    method: 'POST',
    url: '/apps/content/comments',
    body,
    onBehalfOf: editor?.id ?? 0,
  });
  expect(answer?.status).toBe(201);
  // A digest may arrive beside it.
  const replyToIn = () =>
    post.emails.map((mail) => /^Reply-To: (reply\+\S+)/m.exec(plain(mail.text))?.[1]).find(Boolean) ?? '';
  await until(() => replyToIn() !== '');
  const replyTo = replyToIn();
  post.emails.length = 0;
  return { itemId, replyTo };
}
const commentsOf = async (itemId: number): Promise<{ text: string; authorId: number; replyTo?: number }[]> =>
  (await admin.get(`/apps/content/items/${itemId}`)).data.comments;

interface Sent {
  from?: string;
  id?: string;
  headers?: readonly string[];
  text?: string;
}

let count = 0;
/** As Gmail writes it. */
const written = (
  to: string,
  { from = 'Joana Duarte <Admin@demo.com>', headers = [], text = 'Yes, *please*.', ...sent }: Sent = {},
) => {
  count += 1;
  return [
    `Delivered-To: ${to}`,
    'Return-Path: <admin@demo.com>',
    ...headers,
    'MIME-Version: 1.0',
    `From: ${from}`,
    'Date: Fri, 20 Nov 2026 13:05:00 +0100',
    `Message-ID: <${sent.id ?? `CAF${count}`}@mail.gmail.com>`,
    'Subject: Re: Bridges: a comment',
    `To: Atrium <${to}>`,
    'Content-Type: multipart/alternative; boundary="0000"',
    '',
    '--0000',
    'Content-Type: text/plain; charset="UTF-8"',
    'Content-Transfer-Encoding: quoted-printable',
    '',
    text,
    '',
    'On Fri, Nov 20, 2026 at 1:00 PM Atrium <no-reply@localhost> wrote:',
    '',
    '> Reply above this line to answer.',
    '> Bridges: a comment',
    '',
    '--0000',
    'Content-Type: text/html; charset="UTF-8"',
    '',
    '<div dir=3D"ltr">Yes</div>',
    '--0000--',
    '',
  ].join('\r\n');
};
const bring = (email: string, headers: object = {}) =>
  createClient(server.address).post('/mail-in', email, {
    headers: { 'content-type': 'message/rfc822', authorization: `Bearer ${secret}`, ...headers },
  });
const outcomeOf = async (email: string) => (await bring(email)).data.outcome;

beforeEach(async () => {
  await admin.post('/account-setting/data', { notification: { reviewEmail: 'now' } });
});

test('an answer to the email about a comment is an answer in its thread, once', async () => {
  const { itemId, replyTo } = await comment('Is it ready?');
  expect(replyTo).toMatch(/^reply\+[0-9a-f]{40}@in\.example$/);
  const email = written(replyTo.toUpperCase(), { text: 'Yes, *please*.=0D=0AAt once =E2=80=93 thanks!' });
  expect(await outcomeOf(email)).toBe('taken');
  const [first, second] = await commentsOf(itemId);
  expect(first?.text).toBe('Is it ready?');
  expect(second).toMatchObject({ text: 'Yes, *please*.\nAt once – thanks!', authorId: 1, replyTo: expect.any(Number) });
  expect(await outcomeOf(email)).toBe('again');
  expect(await commentsOf(itemId)).toHaveLength(2);
  const { data } = await admin.get('/api/audit');
  const entry = { via: 'mail', call: 'content_addComment', person: { id: 1, name: 'Joana Duarte' } };
  expect(data.entries).toContainEqual(expect.objectContaining(entry));
});

test.each<[name: string, sent: Sent, outcome: string]>([
  ['an address that is not the person’s', { from: 'Joana Duarte <joana@elsewhere.example>' }, 'sender'],
  ['two authors', { headers: ['From: admin@demo.com'] }, 'sender'],
  ['an absence (RFC 3834)', { headers: ['Auto-Submitted: auto-replied'] }, 'automatic'],
  ['an absence of Exchange', { headers: ['X-Autoreply: yes'] }, 'automatic'],
  ['a list', { headers: ['List-Id: <all.example.com>'] }, 'list'],
  ['a bounce', { from: 'MAILER-DAEMON@mail.example' }, 'bounce'],
  ['this server itself', { from: 'no-reply@localhost' }, 'loop'],
])('an email of %s is ignored, and nobody is answered', async (_name, sent, outcome) => {
  const { itemId, replyTo } = await comment('Is it ready?');
  expect(await outcomeOf(written(replyTo, sent))).toBe(outcome);
  expect(await commentsOf(itemId)).toHaveLength(1);
  const { itemId: other } = await comment('Another one');
  expect(await commentsOf(other)).toHaveLength(1);
  expect(givenBack()).toBeUndefined();
});

test('what cannot be taken goes back to its writer, with their words', async () => {
  const { itemId, replyTo } = await comment('Is it ready?');
  clock.now += 31 * 24 * 60 * 60_000;
  expect(await outcomeOf(written(replyTo, { text: 'Too late <b>now</b>' }))).toBe('expired');
  await until(() => givenBack() !== undefined);
  const back = givenBack();
  expect(back?.to).toEqual(['admin@demo.com']);
  expect(back?.text).toMatch(/^Subject: Your reply was not added/m);
  expect(back?.text).toMatch(/^Auto-Submitted: auto-generated/m);
  expect(plain(back?.text)).toContain('Too late &lt;b&gt;now&lt;/b&gt;');
  expect(plain(back?.text)).toContain(`https://atrium.example/content/items/${itemId}`);
  expect(back?.text).not.toMatch(/^Reply-To:/m);
});

test('somebody who may not write any more is refused by the call itself', async () => {
  const { itemId, replyTo } = await comment('Is it ready?');
  const become = (role: 'admin' | 'client') =>
    server.api.change('people', async (store) => {
      const person = await store.table(peopleTable).get(1);
      if (person) await store.table(peopleTable).put({ ...person, role });
    });
  await become('client');
  expect(await outcomeOf(written(replyTo))).toBe('refused');
  await until(() => givenBack() !== undefined);
  await become('admin');
  expect(await commentsOf(itemId)).toHaveLength(1);
});

test('a person sends ten answers a minute at most', async () => {
  const { replyTo } = await comment('Is it ready?');
  const outcomes: unknown[] = [];
  for (let sent = 0; sent < 11; sent += 1) outcomes.push(await outcomeOf(written(replyTo)));
  expect(outcomes).toEqual([...Array(10).fill('taken'), 'tooMany']);
});

test('nobody brings emails without the secret, and what is none is ignored', async () => {
  const { replyTo } = await comment('Is it ready?');
  for (const authorization of ['', 'Bearer wrong', `Basic ${btoa('mail:wrong')}`])
    expect((await bring(written(replyTo), { authorization })).status).toBe(401);
  const basic = { authorization: `Basic ${btoa(`mail:${secret}`)}` };
  expect((await bring(written(replyTo), basic)).data).toEqual({ outcome: 'taken' });
  expect(await outcomeOf(written('reply@in.example'))).toBe('noAddress');
  expect(await outcomeOf(written(`reply+${'0'.repeat(40)}@in.example`))).toBe('unknownAddress');
  expect(await outcomeOf('\0\0\0')).toBe('noAddress');
  expect((await bring('x'.repeat(11 * 1024 * 1024))).status).toBe(413);
  expect((await bring('{}', { 'content-type': 'application/json' })).status).toBe(415);
  const nested = Array.from(
    { length: 300 },
    (_, depth) => `Content-Type: multipart/mixed; boundary="b${depth}"\r\n\r\n--b${depth}\r\n`,
  );
  expect(await outcomeOf(`To: ${replyTo}\r\n${nested.join('')}`)).toBe('unreadable');
});

test('the calendar program of a guest elsewhere answers to the invitation', async () => {
  const guests = [{ name: 'Gus', email: 'gus@elsewhere.example' }];
  const times = { start: '2027-12-01T18:00:00.000Z', end: '2027-12-01T19:30:00.000Z', timeZone: 'Europe/Berlin' };
  const event = { title: 'Tea', ...times, extendedProps: { calendar: 'Personal', guests } };
  const { data } = await admin.post('/apps/calendar/add-event', { event });
  const invited = () => post.emails.find(({ to }) => to.includes('gus@elsewhere.example'));
  await until(() => invited() !== undefined);
  const invitation = plain(invited()?.text).replaceAll(/\r\n /g, '');
  const [, shown, address = ''] = /ORGANIZER;CN=Joana Duarte;EMAIL=(\S+?):mailto:(\S+)/.exec(invitation) ?? [];
  expect(shown).toBe('admin@demo.com');
  const calendar = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'METHOD:REPLY',
    'BEGIN:VEVENT',
    `UID:${/UID:(\S+)/.exec(invitation)?.[1]}`,
    'DTSTAMP:20261120T120000Z',
    'DTSTART:20271201T180000Z',
    'ATTENDEE;PARTSTAT=ACCEPTED:mailto:gus@elsewhere.example',
    'END:VEVENT',
    'END:VCALENDAR',
  ];
  const email = [
    'From: Gus <gus@elsewhere.example>',
    // As Google Calendar writes it.
    'Auto-Submitted: auto-generated',
    'Message-ID: <calendar-1@google.com>',
    `To: Joana Duarte <${address}>`,
    'Subject: Accepted: Tea',
    'Content-Type: text/calendar; charset=UTF-8; method=REPLY',
    '',
    ...calendar,
  ];
  expect(await outcomeOf(email.join('\r\n'))).toBe('taken');
  const events: { id: number; extendedProps: object }[] = (await admin.get('/apps/calendar/events')).data;
  expect(events.find(({ id }) => id === data.event.id)?.extendedProps).toMatchObject({
    guests: [{ name: 'Gus', email: 'gus@elsewhere.example', answer: 'yes' }],
  });
});
