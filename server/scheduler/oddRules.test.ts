/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readTestApps } from '../../tools/api/appModules';
import { signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

// Each of these once kept the only thread of the server for good.
const rules = [
  'FREQ=DAILY;BYMONTHDAY=-1',
  'FREQ=DAILY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;BYDAY=2MO',
  'FREQ=DAILY;INTERVAL=999999999',
  'FREQ=YEARLY;BYMONTH=2;BYMONTHDAY=30',
  'FREQ=DAILY;INTERVAL=7;BYDAY=MO,TU,WE;BYSETPOS=2',
];
const minute = 60_000;
let now = Date.now();
const inMinutes = (minutes: number) => new Date(now + minutes * minute).toISOString();
const times = { start: inMinutes(15), end: inMinutes(75), timeZone: 'UTC', reminders: [10] };

let server: Awaited<ReturnType<typeof startTestServer>>;
beforeAll(async () => {
  const stored = async () => {
    const [calendar] = readTestApps(['calendar']);
    const seed = await calendar?.backend.seed?.();
    const organizer = { name: 'Admin', email: 'admin@demo.com' };
    const extendedProps = { calendar: 'Personal', guests: [], location: '', description: '' };
    const event = { title: 'Stored', ...times, organizer, extendedProps, rev: 1 };
    const plannedReminders = rules.map((_, index) => ({ id: index + 1, at: 0, start: '' }));
    return { ...seed, plannedReminders, events: rules.map((rule, index) => ({ ...event, id: index + 1, rule })) };
  };
  const apps = readTestApps(['calendar']).map(({ manifest, backend }) => ({
    manifest,
    backend: { ...backend, seed: stored },
  }));
  server = await startTestServer({ apps, now: () => now, jobsEveryMs: 20 });
  await signIn(server.http, 'admin@demo.com', 'admin');
}, 60_000);
afterAll(() => server.close());

const remindersOf = async () => {
  const { data } = await server.http.get<{ notifications: { title: string }[] }>('/api/notifications');
  return data.notifications.filter(({ title }) => title === 'Stored').length;
};

test('a database that holds such series is served: their events are listed, remind of their start, and can be deleted', async () => {
  const { data } = await server.http.get<{ id: number }[]>('/apps/calendar/events');
  expect(data).toHaveLength(rules.length);
  now += 6 * minute;
  // They are planned, then followed: each in a turn of its own.
  while ((await remindersOf()) < rules.length) await new Promise((resolve) => setTimeout(resolve, 20));
  expect((await server.http.delete('/apps/calendar/remove-event', { params: { id: 2 } })).status).toBe(200);
}, 20_000);

test.each(rules)('%s with a reminder is answered, and so are the calls after it', async (rule) => {
  const event = { title: 'Added', ...times, rule };
  const { status } = await server.http.post('/apps/calendar/add-event', { event }, { validateStatus: null });
  expect(status).toBe(rule === rules[0] ? 201 : 400);
  expect((await server.http.get('/apps/calendar/calendars')).status).toBe(200);
});
