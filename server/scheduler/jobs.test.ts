/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { AxiosInstance } from 'axios';
import { readTestApps } from '../../tools/api/appModules';
import { openDatabase } from '../database/openDatabase';
import { createClient, signIn } from '../testing/client';
import { openSharedDatabase } from '../testing/onDatabase';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

const apps = readTestApps(['email', 'calendar', 'todo']);
const minute = 60_000;
const joanaId = 1;

const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
const at = (minutes: number) => new Date(clock.now + minutes * minute).toISOString();

type Server = Awaited<ReturnType<typeof startTestServer>>;
interface Mail {
  subject: string;
  folder: string;
  isRead: boolean;
}

let shared: Awaited<ReturnType<typeof openSharedDatabase>>;
let servers: Server[] = [];
let joana: AxiosInstance;
let nilsId: number;

/** Two processes' worth of servers on one Postgres; one where none is installed. */
async function startServers(jobsEveryMs = 20): Promise<void> {
  const { url } = shared;
  const options = { apps, now: () => clock.now, jobsEveryMs, ...(url && { url }) };
  servers = url ? [await startTestServer(options), await startTestServer(options)] : [await startTestServer(options)];
}
const stopServers = async () => {
  for (const server of servers.splice(0)) await server.close();
};
const signInJoana = async () => {
  joana = createClient(servers[0]?.address ?? '');
  await signIn(joana, 'admin@demo.com', 'admin');
};

beforeAll(async () => {
  shared = await openSharedDatabase();
  await startServers();
  nilsId = Number((await signIn(createClient(servers[0]?.address ?? ''), 'client@demo.com', 'client')).userData.id);
  await signInJoana();
}, 120_000);
afterAll(async () => {
  await stopServers();
  shared.postgres?.stop();
});

/** The rows of a table as they are kept: nobody has to call for them. */
const rowsOf = async <T>(table: string, account = 0): Promise<T[]> =>
  servers[0] ? readRows<T>(servers[0].database, table, account) : [];
const emailsOf = async (account: number, subject: string) =>
  (await rowsOf<Mail>('emails', account)).filter((mail) => mail.subject === subject);

async function until(isSo: () => Promise<boolean>): Promise<void> {
  while (!(await isSo())) await new Promise((resolve) => setTimeout(resolve, 20));
}
const isSent = (subject: string) => until(async () => (await emailsOf(nilsId, subject)).length > 0);

const draft = (subject: string, sending: object) =>
  joana.post('/apps/email/save-draft', { to: [{ email: 'client@demo.com' }], subject, message: 'Hello', ...sending });

test('a message that was handed over is sent once its undo is over, and one for later at its time, each once', async () => {
  expect((await draft('Now', { isSending: true })).status).toBe(201);
  expect((await draft('Later', { sendAt: at(30) })).status).toBe(201);
  expect((await draft('Last', { sendAt: at(60) })).status).toBe(201);
  clock.now += minute;
  await isSent('Now');
  expect(await emailsOf(nilsId, 'Later')).toEqual([]);
  clock.now += 30 * minute;
  await isSent('Later');
  clock.now += 30 * minute;
  // Whatever any process did with the first ones, it has done before the last one is there.
  await isSent('Last');
  for (const subject of ['Now', 'Later', 'Last']) {
    expect(await emailsOf(nilsId, subject)).toMatchObject([{ folder: 'inbox', isRead: false }]);
    expect(await emailsOf(joanaId, subject)).toMatchObject([{ folder: 'sent' }]);
  }
}, 60_000);

test('a snoozed message comes back by itself', async () => {
  await signInJoana();
  const { data } = await joana.get('/apps/email/emails', { params: { folder: 'inbox' } });
  const { id, subject } = data.emails[0];
  await joana.post('/apps/email/update-emails', {
    emailIds: [id],
    dataToUpdate: { folder: 'snoozed', snoozedUntil: at(5) },
  });
  expect((await emailsOf(joanaId, subject)).map(({ folder }) => folder)).toContain('snoozed');
  clock.now += 5 * minute;
  await until(async () => (await emailsOf(joanaId, subject)).every(({ folder }) => folder !== 'snoozed'));
}, 60_000);

test('the first records’ own drafts and snoozed messages are known, though no call has written them', async () => {
  type Waiting = Mail & { snoozedUntil?: string; sendAt?: string };
  const snoozed = (await rowsOf<Waiting>('emails', joanaId)).flatMap(
    ({ folder, snoozedUntil, sendAt }) =>
      (folder === 'snoozed' ? snoozedUntil : folder === 'draft' ? sendAt : []) ?? [],
  );
  const times = await servers[0]?.database.query<{ at: number }>(
    `select due_at as at from jobs where app = 'email' and account = $1`,
    [joanaId],
  );
  expect(times?.map(({ at: time }) => time)).toEqual(
    snoozed.length > 0 ? [Math.min(...snoozed.map((time) => Date.parse(time)))] : [],
  );
}, 60_000);

test('an event and a task remind at their time', async () => {
  await signInJoana();
  const [start, end] = [at(30), at(60)];
  const event = { title: 'Proofs', start, end, reminders: [10] };
  expect((await joana.post('/apps/calendar/add-event', { event })).status).toBe(201);
  const due = new Date(clock.now + 20 * minute);
  const task = {
    title: 'Call the printer',
    dueDate: due.toISOString().slice(0, 10),
    dueTime: due.toISOString().slice(11, 16),
    timeZone: 'UTC',
  };
  expect((await joana.post('/apps/todo/add-tasks', { task })).status).toBe(201);
  const bell = async (code: string) =>
    (await rowsOf<{ code?: string; account?: number }>('notifications')).filter((one) => one.code === code);
  const before = { event: (await bell('calendar.minute')).length, task: (await bell('todo.due')).length };
  clock.now += 21 * minute;
  await until(async () => (await bell('calendar.minute')).length > before.event);
  await until(async () => (await bell('todo.due')).length > before.task);
}, 60_000);

test('what came due while no server ran is done by the next one', async () => {
  // An embedded database in memory ends with its server.
  if (!shared.url) return;
  await signInJoana();
  await draft('Overnight', { sendAt: at(60) });
  await stopServers();
  clock.now += 600 * minute;
  await startServers();
  await isSent('Overnight');
  expect(await emailsOf(nilsId, 'Overnight')).toHaveLength(1);
}, 60_000);

test('rows from before the moments of jobs were kept are looked through once', async () => {
  if (!shared.url) return;
  await signInJoana();
  await draft('Older', { sendAt: at(60) });
  await stopServers();
  const database = await openDatabase({ url: shared.url });
  await database.run('DELETE FROM jobs; UPDATE jobs_seen SET prepared = false');
  await database.close();
  clock.now += 600 * minute;
  await startServers();
  await isSent('Older');
}, 60_000);

test('a page that asks for what is due is answered, and moves nothing', async () => {
  await stopServers();
  await startServers(0);
  await signInJoana();
  const ann = createClient(servers[0]?.address ?? '');
  await ann.post('/jwt/register', { email: 'ben@example.com', username: 'ben', password: 'a good secret' });
  await signIn(ann, 'ben@example.com', 'a good secret');
  await draft('Waits', { isSending: true });
  clock.now += minute;
  expect((await ann.post('/apps/due')).status).toBe(200);
  expect(await emailsOf(joanaId, 'Waits')).toMatchObject([{ folder: 'draft' }]);
}, 60_000);
