/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '@atrium/contract';
import { withRelease, withRollout, withShell } from '../../tools/release/domain/registryChanges';
import { readRegistry, registryOf, writeRegistry } from '../../tools/release/storage/folderRegistry';
import { folderStorage } from '../../tools/release/storage/folderStorage';
import { fakeRelease, writeFiles } from '../../tools/release/testing/fakeRelease';
import { emptyRegistry } from '../../tools/server/registryFile';
import { createClient, signIn } from '../testing/client';
import { startTestServer } from '../testing/startTestServer';
import { ReleaseUse } from './ReleaseUse';
import { advanceRollouts, rolloutName } from './watchRollouts';

const shell = { release: '0.1.0-aaa', host: '1.0.0' };
const first = fakeRelease('mail', '1.0.0-aaa');
const second = fakeRelease('mail', '1.1.0-bbb');
const hourMs = 60 * 60_000;

let server: Awaited<ReturnType<typeof startTestServer>>;
let now: number;
let since: string;

const dist = () => server.dist;
const registry = (): Registry => readRegistry(registryOf(dist()));
const use = () => new ReleaseUse(server.database, () => now);

beforeAll(async () => {
  server = await startTestServer();
}, 120_000);
afterAll(() => server.close());

beforeEach(async () => {
  now = Date.now();
  since = new Date(now - 2 * hourMs).toISOString();
  delete server.http.defaults.headers.common.Authorization;
  await server.database.run('TRUNCATE release_visits, rollout_tests, rollout_people');
  mkdirSync(join(dist(), 'shell', shell.release), { recursive: true });
  const host = { host: '1.0.0', provides: { react: '19.3.1' } };
  writeFileSync(join(dist(), 'shell', shell.release, 'host.json'), JSON.stringify(host));
  for (const release of [first, second]) writeFiles(dist(), release);
  const live = withRelease(withShell(emptyRegistry, shell), first);
  writeRegistry(registryOf(dist()), withRollout(live, second, 5, since));
});
const asAdmin = () => signIn(server.http, 'admin@demo.com', 'admin');
const visit = (release: string, account: number, what?: string) =>
  use().note(
    { app: 'mail', release, account, what },
    {
      name: rolloutName('1.1.0-bbb', since),
      arm: release === '1.0.0-aaa' ? 'live' : 'rollout',
      share: 0.05,
    },
  );
const advance = () =>
  advanceRollouts({
    storage: folderStorage(dist()),
    use: use(),
    now: () => now,
    log: { info: () => {}, error: (error) => expect(error).toBeUndefined() },
  });

test('a release that fails for its people is withdrawn, with the reason, and nobody has to watch @all', async () => {
  for (let account = 1; account <= 60; account += 1) await visit('1.0.0-aaa', account);
  for (let account = 101; account <= 104; account += 1) await visit('1.1.0-bbb', account, 'TypeError: x');
  await advance();
  expect(registry().apps.mail).not.toHaveProperty('rollout');
  expect(registry().changes?.[0]).toMatchObject({
    by: 'Atrium',
    what: 'withdraw mail 1.1.0-bbb',
    why: '4 of 4 people met errors with it, 0 of 60 people with the live release; most often TypeError: x',
  });
}, 60_000);

test('one that does not goes to more people, and in the end to everybody @all', async () => {
  for (let account = 1; account <= 40; account += 1) await visit('1.1.0-bbb', account);
  await advance();
  expect(registry().apps.mail?.rollout?.percent).toBe(25);
  await advance();
  expect(registry().apps.mail?.rollout?.percent).toBe(25);
  now += hourMs;
  await advance();
  expect(registry().apps.mail).toMatchObject({ live: '1.1.0-bbb', earlier: ['1.0.0-aaa'] });
  expect(registry().apps.mail).not.toHaveProperty('rollout');
}, 60_000);

test('visits of a page are counted for its account, once, and shown to those who may see releases @all', async () => {
  const post = (body: object) => server.http.post('/api/releases/visits', body);
  expect((await post({ app: 'mail', release: '1.1.0-bbb' })).status).toBe(401);
  await asAdmin();
  expect((await post({ app: 'mail', release: '9.9.9-zzz' })).status).toBe(404);
  expect((await post({ app: 'constructor', release: '1.1.0-bbb' })).status).toBe(404);
  expect((await post({ app: 'mail' })).status).toBe(400);
  expect(await post({ app: 'mail', release: '1.1.0-bbb' })).toMatchObject({ status: 200, data: {} });
  expect((await post({ app: 'mail', release: '1.1.0-bbb', what: 'LoadError: missing' })).status).toBe(200);
  const { data } = await server.http.get('/api/releases/figures');
  expect(data).toEqual({
    days: 7,
    releases: [{ app: 'mail', release: '1.1.0-bbb', people: 1, failed: 1 }],
    rollouts: { mail: { rollout: { people: 1, failed: 1 }, live: { people: 0, failed: 0 } } },
  });
  const errors = await server.http.get('/api/releases/errors', { params: { app: 'mail', release: '1.1.0-bbb' } });
  expect(errors.data).toEqual({ errors: [{ what: 'LoadError: missing', people: 1 }] });
}, 60_000);

test('who may change releases does so through the gate, and on what they saw @all', async () => {
  const change = (body: object) => server.http.post('/api/releases/change', body);
  const promotion = { change: 'promote', app: 'mail', revision: 0, why: 'It works' };
  expect((await change(promotion)).status).toBe(401);
  const client = createClient(server.address);
  await signIn(client, 'client@demo.com', 'client');
  expect((await client.post('/api/releases/change', promotion)).status).toBe(403);
  expect((await client.get('/api/releases/figures')).status).toBe(403);
  await asAdmin();
  const { revision } = registry();
  expect(await change({ ...promotion, revision: revision + 1 })).toMatchObject({
    status: 400,
    data: { code: 'outdated' },
  });
  expect(await change({ ...promotion, revision, app: 'chat' })).toMatchObject({
    status: 400,
    data: { code: 'impossible' },
  });
  expect((await change({ ...promotion, change: 'delete', revision })).status).toBe(400);
  writeFiles(dist(), second, { 'chunk.js': 'changed()' });
  expect(await change({ ...promotion, revision })).toMatchObject({
    status: 400,
    data: { code: 'gate', reasons: [expect.stringContaining('No integrity hash in the entry covers chunk.js')] },
  });
  expect(registry().revision).toBe(revision);
  writeFiles(dist(), second);
  expect(await change({ ...promotion, revision })).toMatchObject({ status: 200, data: { revision: revision + 1 } });
  expect(registry().changes?.[0]).toMatchObject({ what: 'promote mail', by: 'Joana Duarte', why: 'It works' });
  expect((await change({ change: 'disable', app: 'mail', revision: revision + 1 })).status).toBe(200);
  expect(registry().apps.mail?.live).toBe('');
  expect((await change({ change: 'rollback', app: 'mail', revision: revision + 2 })).status).toBe(200);
  expect(JSON.parse(readFileSync(registryOf(dist()), 'utf8')).apps.mail.live).toBe('1.1.0-bbb');
}, 60_000);
