/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { notificationTopic } from '@atrium/backend';
import ipaddr from 'ipaddr.js';
import { readTestApps } from '../../tools/api/appModules';
import { createClient, signIn } from '../testing/client';
import { readRows } from '../testing/readRows';
import { startTestServer } from '../testing/startTestServer';

interface Arrived {
  path: string;
  headers: IncomingHttpHeaders;
  body: Buffer;
}

/** A push service: what it answers, and what came. */
async function startPushService() {
  const arrived: Arrived[] = [];
  const statuses: number[] = [];
  const http = createServer((request, response) => {
    const parts: Buffer[] = [];
    request.on('data', (part) => parts.push(part));
    request.on('end', () => {
      arrived.push({ path: request.url ?? '', headers: request.headers, body: Buffer.concat(parts) });
      response.writeHead(statuses.shift() ?? 201).end();
    });
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const { port } = http.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}`,
    arrived,
    statuses,
    close: () => new Promise((resolve) => http.close(resolve)),
  };
}

/** The keys of a browser. */
function createBrowser() {
  const ecdh = createECDH('prime256v1');
  const auth = randomBytes(16);
  const p256dh = ecdh.generateKeys();
  return { ecdh, auth, p256dh, keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') } };
}

const derive = (key: Buffer, salt: Buffer, info: Buffer, length: number) =>
  Buffer.from(hkdfSync('sha256', key, salt, info, length));

/** Opens what a push service hands on, as RFC 8291 and RFC 8188 say. */
function decrypt(body: Buffer, { ecdh, auth, p256dh }: ReturnType<typeof createBrowser>): unknown {
  const salt = body.subarray(0, 16);
  const keyEnd = 21 + (body[20] ?? 0);
  const server = body.subarray(21, keyEnd);
  const info = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, server]);
  const material = derive(ecdh.computeSecret(server), auth, info, 32);
  const key = derive(material, salt, Buffer.from('Content-Encoding: aes128gcm\0'), 16);
  const nonce = derive(material, salt, Buffer.from('Content-Encoding: nonce\0'), 12);
  const sealed = body.subarray(keyEnd);
  const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(sealed.subarray(-16));
  const plain = Buffer.concat([decipher.update(sealed.subarray(0, -16)), decipher.final()]);
  return JSON.parse(plain.subarray(0, plain.lastIndexOf(2)).toString());
}

const clock = { now: Date.parse('2026-11-20T12:00:00.000Z') };
let service: Awaited<ReturnType<typeof startPushService>>;
let server: Awaited<ReturnType<typeof startTestServer>>;
let http: ReturnType<typeof createClient>;
beforeAll(async () => {
  service = await startPushService();
  server = await startTestServer({
    apps: readTestApps(['pages']),
    now: () => clock.now,
    publicUrl: 'https://atrium.example',
    pushEveryMs: 20,
    webhookNetworks: [ipaddr.parseCIDR('127.0.0.0/8')],
  });
  http = createClient(server.address);
}, 60_000);
afterAll(async () => {
  await server.close();
  await service.close();
});
beforeEach(async () => {
  clock.now += 60_000;
  await signIn(http, 'admin@demo.com', 'admin');
  service.arrived.length = 0;
});

async function until(isThere: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await isThere())) await new Promise((resolve) => setTimeout(resolve, 10));
}
const tell = (kind: string, title: string) =>
  server.api.change('frame', (store) =>
    store.send(notificationTopic, { to: [1, 2], kind, code: 'x.y', title, text: 'It is <here>.', link: '/apps/todo' }),
  );
const choose = (notification: object) => http.post('/account-setting/data', { notification });
const subscribe = (path: string, browser: ReturnType<typeof createBrowser>) =>
  http.post('/api/push', { endpoint: service.url + path, keys: browser.keys, device: 'Firefox' });
const countWaiting = async () => (await readRows(server.database, 'waitingPushes')).length;

test('a notification comes encrypted for the browser and signed by the server, and what is switched off does not', async () => {
  const browser = createBrowser();
  const { publicKey } = (await http.post('/api/push/key')).data;
  expect((await http.post('/api/push/key')).data.publicKey).toBe(publicKey);
  expect((await subscribe('/one', browser)).status).toBe(201);
  await tell('order', 'An order that is off');
  await tell('task', 'A task');
  await until(() => service.arrived.length > 0);
  const [first] = service.arrived;
  expect(first?.path).toBe('/one');
  expect(first && decrypt(first.body, browser)).toEqual({ title: 'A task', text: 'It is <here>.', link: '/apps/todo' });
  expect(first?.body.includes('A task')).toBe(false);
  const [, jwt = '', key = ''] = /^vapid t=([^,]+), k=(.+)$/.exec(first?.headers.authorization ?? '') ?? [];
  expect(key).toBe(publicKey);
  const [head = '', claims = '', signature = ''] = jwt.split('.');
  const point = Buffer.from(publicKey, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((one) => one.toString('base64url'));
  const jwk = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x, y }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  expect(verify('sha256', signed, { key: jwk, dsaEncoding: 'ieee-p1363' }, Buffer.from(signature, 'base64url'))).toBe(
    true,
  );
  expect(JSON.parse(Buffer.from(claims, 'base64url').toString())).toMatchObject({
    aud: service.url,
    sub: 'https://atrium.example',
  });
  expect(first?.headers).toMatchObject({ ttl: '86400', 'content-encoding': 'aes128gcm' });
  await until(async () => (await http.get('/api/push')).data.devices[0].sentAt !== null);
  expect(service.arrived).toHaveLength(1);
});

test('in quiet hours it waits; another try follows a service that is ill; one that forgets the browser ends it', async () => {
  const browser = createBrowser();
  await subscribe('/one', browser);
  await choose({ quietFrom: '11:00', quietTo: '13:00' });
  await tell('task', 'A late task');
  expect(await countWaiting()).toBe(1);
  expect(service.arrived).toEqual([]);
  service.statuses.push(503, 410);
  clock.now = Date.parse('2026-11-20T13:00:00.000Z');
  await until(() => service.arrived.length === 1);
  clock.now += 31_000;
  await until(() => service.arrived.length === 2);
  await until(async () => (await readRows(server.database, 'pushDevices')).length === 0);
  expect(await countWaiting()).toBe(0);
  await choose({ quietFrom: '', quietTo: '' });
});

test('addresses within the network are refused, and so are somebody else’s devices', async () => {
  const { keys } = createBrowser();
  const add = (endpoint: string) => http.post('/api/push', { endpoint, keys, device: '' });
  for (const endpoint of [
    'http://10.0.0.1/x',
    'https://[::1]/x',
    'ftp://push.example/x',
    'https://a:b@push.example/',
    'x',
  ])
    expect((await add(endpoint)).status).toBe(400);
  expect(
    (
      await http.post('/api/push', {
        endpoint: 'https://push.example/',
        keys: { p256dh: 'short', auth: '' },
        device: '',
      })
    ).status,
  ).toBe(400);
  const { id } = (await add('https://push.example/x')).data;
  const other = createClient(server.address);
  expect((await other.get('/api/push')).status).toBe(401);
  await signIn(other, 'client@demo.com', 'client');
  expect((await other.post('/api/push/remove', { id })).status).toBe(404);
  expect((await other.get('/api/push')).data.devices).toEqual([]);
  // The same browser, with another account.
  expect((await other.post('/api/push', { endpoint: 'https://push.example/x', keys, device: '' })).status).toBe(201);
  expect((await http.get('/api/push')).data.devices).toEqual([]);
  expect((await other.post('/api/push/remove', { id })).status).toBe(200);
});

test('the worker keeps nothing, and answers no request', async () => {
  const { data, headers } = await http.get('/push-worker.js', { headers: { 'service-worker': 'script' } });
  expect(headers['content-type']).toContain('text/javascript');
  expect(data).toContain("addEventListener('push'");
  expect(data).not.toMatch(/addEventListener\('fetch'|caches/);
});
