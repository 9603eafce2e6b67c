/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { createServer, type IncomingHttpHeaders } from 'node:http';
import { Webhook as Verifier } from 'standardwebhooks';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';
import { readNetworks } from './checkAddress';

interface Received {
  headers: IncomingHttpHeaders;
  body: string;
}

const dayMs = 24 * 60 * 60 * 1000;
const received: Received[] = [];
const statuses: number[] = [];
const receiver = createServer((request, response) => {
  let body = '';
  request.on('data', (chunk) => {
    body += chunk;
  });
  request.on('end', () => {
    received.push({ headers: request.headers, body });
    response.writeHead(statuses.shift() ?? 200, { location: '/elsewhere' }).end();
  });
});

// The verifier asks the real clock; so does this server, until a test moves it.
const clock = { ahead: 0 };
let server: Awaited<ReturnType<typeof startTestServer>>;
let http: ReturnType<typeof createClient>;
let port = 0;
/** Where the name of the receiver leads: a name may change its mind. */
let leadsTo = '127.0.0.1';
beforeAll(async () => {
  await new Promise<void>((resolve) => receiver.listen(0, '127.0.0.1', resolve));
  const address = receiver.address();
  port = typeof address === 'object' && address ? address.port : 0;
  server = await startTestServer({
    apps: readTestApps(['users']),
    now: () => Date.now() + clock.ahead,
    webhookNetworks: readNetworks('WEBHOOK_NETWORKS', ['127.0.0.0/8']),
    webhooksEveryMs: 20,
    resolveName: async () => [{ address: leadsTo, family: 4 }],
  });
  http = createClient(server.address);
  await signIn(http, 'admin@demo.com', 'admin');
}, 120_000);
afterAll(async () => {
  await server.close();
  receiver.close();
});
beforeEach(() => {
  received.length = 0;
  statuses.length = 0;
  leadsTo = '127.0.0.1';
});

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
}
const make = async (types = ['people.*']) =>
  (await http.post('/api/webhooks', { url: `http://hooks.example:${port}/in`, types })).data;
const rename = (fullName: string) => http.post('/apps/users/update-user', { id: 5, fullName });
const readDeliveries = async (id: number) =>
  (await http.get('/api/webhooks/deliveries', { params: { id } })).data.deliveries;
const remove = (id: number) => http.delete('/api/webhooks', { params: { id } });

test('an event is signed, and names records and no content', async () => {
  const { webhook, secret } = await make();
  await rename('Ines Almeida');
  await until(() => received.length === 1);
  const [{ headers, body } = { headers: {}, body: '' }] = received;
  const sent = { 'webhook-id': '', 'webhook-timestamp': '', 'webhook-signature': '' };
  for (const name of Object.keys(sent) as (keyof typeof sent)[]) sent[name] = String(headers[name]);
  // Standard Webhooks, "Verifying signatures": by a library of another author.
  expect(new Verifier(secret).verify(body, sent)).toMatchObject({
    type: 'people.changed',
    data: { app: 'users', ids: [5], count: 1, by: { name: 'Joana Duarte' } },
  });
  expect(() => new Verifier(secret).verify(body.replace('5', '6'), sent)).toThrow();
  expect(body).not.toContain('Almeida');
  await until(async () => (await readDeliveries(webhook.id))[0]?.state === 'delivered');
  // A replay is known by its id.
  const [delivery] = await readDeliveries(webhook.id);
  await http.post('/api/webhooks/replay', { delivery: delivery.id });
  await until(() => received.length === 2);
  expect(received[1]?.headers['webhook-id']).toBe(headers['webhook-id']);
  const rotated = await http.post('/api/webhooks/rotate', { id: webhook.id });
  await http.post('/api/webhooks/test', { id: webhook.id });
  await until(() => received.length === 3);
  for (const one of [secret, rotated.data.secret])
    expect(() =>
      new Verifier(one).verify(received[2]?.body ?? '', {
        'webhook-id': String(received[2]?.headers['webhook-id']),
        'webhook-timestamp': String(received[2]?.headers['webhook-timestamp']),
        'webhook-signature': String(received[2]?.headers['webhook-signature']),
      }),
    ).not.toThrow();
  const stored = await server.database.query('select * from records.webhooks');
  expect(JSON.stringify(stored)).not.toContain(secret.slice(6));
  await remove(webhook.id);
});

test('what is refused comes again later, a redirect is not followed, and days of failure end with a notice', async () => {
  const { webhook } = await make();
  statuses.push(302);
  await rename('Ines A.');
  await until(async () => (await readDeliveries(webhook.id))[0]?.attempts.length === 1);
  expect((await readDeliveries(webhook.id))[0]).toMatchObject({ state: 'waiting', attempts: [{ status: 302 }] });
  clock.ahead += 6_000;
  await until(async () => (await readDeliveries(webhook.id))[0]?.state === 'delivered');
  expect(received).toHaveLength(2);
  statuses.push(500, 500);
  await rename('Ines B.');
  await until(async () => (await readDeliveries(webhook.id))[0]?.attempts.length === 1);
  clock.ahead += 6 * dayMs;
  await signIn(http, 'admin@demo.com', 'admin');
  const read = async () => (await http.get('/api/webhooks')).data.webhooks[0];
  await until(async () => (await read()).isOn === false);
  expect((await read()).offBecause).toBe('failing');
  const { notifications } = (await http.get('/api/notifications')).data;
  expect(notifications[0]).toMatchObject({ code: 'users.webhookOff', params: { host: `hooks.example:${port}` } });
  await remove(webhook.id);
});

test('a name that leads into the network when it is called is not called', async () => {
  const { webhook } = await make();
  leadsTo = '10.0.0.7';
  await rename('Ines C.');
  await until(async () => (await readDeliveries(webhook.id))[0]?.attempts.length === 1);
  expect((await readDeliveries(webhook.id))[0].attempts[0]).toMatchObject({
    status: 0,
    error: expect.stringContaining('within the network'),
  });
  expect(received).toEqual([]);
  await remove(webhook.id);
});

test.each([
  ['https://192.168.0.1/', 'internal'],
  ['https://me:secret@hooks.example/', 'hasPassword'],
  ['ftp://hooks.example/', 'notHttps'],
  ['hooks', 'notUrl'],
])('%s is refused with %s', async (url, code) => {
  expect((await http.post('/api/webhooks', { url, types: ['*'] })).data.codes).toEqual({ url: code });
});

test('a call that fails, and one of another kind, send nothing', async () => {
  const { webhook } = await make(['people.deleted']);
  await rename('Ines D.');
  expect((await http.delete('/apps/users/delete', { params: { id: 999 } })).status).toBe(404);
  expect(await readDeliveries(webhook.id)).toEqual([]);
  await remove(webhook.id);
});
