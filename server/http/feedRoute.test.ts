/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import ICAL from 'ical.js';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';

let server: Awaited<ReturnType<typeof startTestServer>>;
let person: ReturnType<typeof createClient>;
beforeAll(async () => {
  server = await startTestServer({ apps: readTestApps(['calendar', 'users']) });
  person = createClient(server.address);
  await signIn(person, 'admin@demo.com', 'admin');
}, 120_000);
afterAll(() => server.close());

const make = async () => (await person.post('/api/feeds', { kind: 'calendar' })).data;
const subscribe = (path: string, headers = {}) => createClient(server.address).get(path, { headers });

test('a private address has the calendar of its person, as another library reads it', async () => {
  const { path } = await make();
  const { status, headers, data } = await subscribe(path);
  expect([status, headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8']);
  const events = new ICAL.Component(ICAL.parse(data)).getAllSubcomponents('vevent');
  expect(events.length).toBeGreaterThan(3);
  expect((await subscribe(path, { 'if-none-match': headers.etag })).status).toBe(304);
  const stored = await server.database.query('select * from records."calendarFeeds"');
  expect(JSON.stringify(stored)).not.toContain(path.slice(7, 50));
});

test('it leads nowhere once it is revoked, or its person is gone', async () => {
  const { id, path } = await make();
  const other = createClient(server.address);
  await signIn(other, 'client@demo.com', 'client');
  expect((await other.post('/api/feeds/revoke', { id })).status).toBe(404);
  expect((await subscribe(path)).status).toBe(200);
  expect((await person.post('/api/feeds/revoke', { id })).status).toBe(200);
  expect((await subscribe(path)).status).toBe(404);
  expect((await subscribe(`/feeds/${'A'.repeat(43)}.ics`)).status).toBe(404);
});

test('an address that is asked too often waits', async () => {
  const { path } = await make();
  let last = 200;
  for (let asked = 0; asked < 25 && last === 200; asked += 1) last = (await subscribe(path)).status;
  expect(last).toBe(429);
});
