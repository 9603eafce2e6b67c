/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { answerCall, defineBackend, defineTable, eq, Id, ok, reject, unknown, z } from '@atrium/backend';
import { type AppManifest, defineCall } from '@atrium/contract';
import { beginDocument, changeDocument, readDocument, syncDocument } from '@atrium/contract/document';
import type { TestApp } from '@atrium/core/testing';
import { WebSocket } from 'ws';
import { createClient, signIn } from '../testing/client';
import { openSharedDatabase } from '../testing/onDatabase';
import { startTestServer } from '../testing/startTestServer';

const path = '/apps/pads/document';
const Sync = z.object({ id: Id, vector: z.optional(z.string()), update: z.optional(z.string()) });
const Synced = z.object({ document: z.object({ key: z.string() }), missing: z.optional(z.string()) });
const updatesTable = defineTable<{ id: string; padId: number; update: string }>()({
  name: 'pad-updates',
  id: 'text',
  isQuiet: true,
  columns: { padId: 'number' },
  indexes: [['padId', 'id']],
});

/** An app with documents that admins write; clients read those up to 90. */
const padsApp: TestApp = {
  manifest: {
    id: 'pads',
    title: 'title',
    icon: 'notebook',
    owner: { team: 'Pads', contact: 'pads@example.com' },
    paths: [{ path: '/apps/pads', label: 'title' }],
    subjects: ['Pad'],
    grants: [{ role: 'client', action: 'update', subject: 'Pad' }],
    backend: { prefixes: ['/apps/pads'], module: './backend' },
  } satisfies AppManifest,
  backend: defineBackend({
    id: 'pads',
    subject: 'Pad',
    tables: [updatesTable],
    calls: [
      answerCall(defineCall<z.input<typeof Sync>, z.infer<typeof Synced>>({ method: 'POST', path }), {
        summary: 'Write in a pad',
        input: Sync,
        answer: Synced,
        maxBytes: 7_000_000,
        rejections: [404],
        isDocument: true,
        async handle(store, { input: { id, vector, update }, user }) {
          if (id > 100) return unknown('pad');
          if (user?.role === 'client' && (update !== undefined || id > 90)) return reject(403, 'Not allowed');
          const table = store.table(updatesTable);
          const parts: string[] = [];
          for await (const row of table.each(eq('padId', id))) parts.push(row.update);
          if (update !== undefined) await table.put({ id: crypto.randomUUID(), padId: id, update });
          const answer = vector === undefined ? {} : { missing: syncDocument(parts, vector).missing };
          return ok({ document: { key: 'a' }, ...answer });
        },
      }),
    ],
  }),
};

interface Told {
  type: string;
  n?: number;
  status?: number;
  data?: { missing?: string };
  update?: string;
  presence?: string;
  by?: { id: number; name: string };
}

let servers: Awaited<ReturnType<typeof startTestServer>>[];
let shared: Awaited<ReturnType<typeof openSharedDatabase>>;
const tokens: Record<string, string> = {};
const open: WebSocket[] = [];

beforeAll(async () => {
  shared = await openSharedDatabase();
  const { url } = shared;
  const apps = [padsApp];
  servers = url
    ? [await startTestServer({ url, apps }), await startTestServer({ url, apps })]
    : [await startTestServer({ apps })];
  for (const role of ['admin', 'client']) {
    const http = createClient(servers[0]?.address ?? '');
    tokens[role] = (await signIn(http, `${role}@demo.com`, role)).accessToken;
  }
}, 120_000);
afterEach(() => {
  for (const socket of open.splice(0)) socket.close();
});
afterAll(async () => {
  for (const server of servers) await server.close();
  shared.postgres?.stop();
});

/** A page of somebody, at one of the servers. */
function connect(place = 0) {
  const { address = '' } = servers.at(place) ?? {};
  const socket = new WebSocket(`${address.replace('http', 'ws')}/api/documents`);
  open.push(socket);
  const told: Told[] = [];
  const waiting = new Set<() => void>();
  socket.addEventListener('message', ({ data }) => {
    told.push(JSON.parse(String(data)));
    for (const wake of waiting) wake();
  });
  const closed = new Promise<number>((resolve) => socket.addEventListener('close', ({ code }) => resolve(code)));
  const opened = new Promise((resolve) => socket.addEventListener('open', resolve));
  const send = async (message: object | string) => {
    await opened;
    socket.send(typeof message === 'string' ? message : JSON.stringify(message));
  };
  let isClosed = false;
  void closed.then(() => {
    isClosed = true;
    for (const wake of waiting) wake();
  });
  async function hear(isIt: (message: Told) => boolean): Promise<Told> {
    for (;;) {
      const found = told.find(isIt);
      if (found) return found;
      if (isClosed) throw new Error(`The socket ended after ${JSON.stringify(told)}`);
      await new Promise<void>((resolve) => waiting.add(resolve));
    }
  }
  return {
    told,
    closed,
    send,
    hear,
    async enter(role: string, id = 1) {
      await send({ type: 'open', path, id, token: tokens[role] });
      return hear(({ type }) => type === 'open' || type === 'refused');
    },
    async call(n: number, sync: object) {
      await send({ type: 'call', n, ...sync });
      return hear((message) => message.type === 'answer' && message.n === n);
    },
  };
}

test('what one writes the others have at once, at whichever server, and it is kept', async () => {
  const [ann, ben] = [connect(0), connect(-1)];
  await ann.enter('admin');
  await ben.enter('client');
  const begin = await beginDocument({ title: 'Fog', summary: '', body: '<p>Fog</p>' });
  expect(await ann.call(1, { update: begin })).toMatchObject({ status: 200 });
  expect((await ben.hear(({ type }) => type === 'update')).update).toBe(begin);
  const rain = (await changeDocument([begin], { title: 'Rain' })) ?? '';
  await ann.call(2, { update: rain });
  await ben.hear(({ update }) => update === rain);
  const late = connect(-1);
  await late.enter('client');
  const { data } = await late.call(1, { vector: 'AA==' });
  expect(readDocument([data?.missing ?? ''])).toMatchObject({ title: 'Rain', body: '<p>Fog</p>' });
}, 60_000);

test('what is too large for a notice is asked for', async () => {
  const [ann, ben] = [connect(0), connect(-1)];
  await ann.enter('admin', 2);
  await ben.enter('client', 2);
  const update = await beginDocument({ title: 'x'.repeat(20_000), summary: '', body: '' });
  await ann.call(1, { update });
  await ben.hear(({ type }) => type === 'again' || type === 'update');
  const { data } = await ben.call(1, { vector: 'AA==' });
  expect(readDocument([data?.missing ?? '']).title).toHaveLength(20_000);
}, 60_000);

test('who may not write does not, and the others hear nothing of it', async () => {
  const [ann, ben] = [connect(), connect()];
  await ann.enter('client', 3);
  await ben.enter('admin', 3);
  const update = await beginDocument({ title: 'Fog', summary: '', body: '' });
  expect(await ann.call(1, { update })).toMatchObject({ status: 403 });
  expect(await ben.call(1, { vector: 'AA==' })).toMatchObject({ status: 200 });
  expect(ben.told.some(({ type }) => type === 'update')).toBe(false);
});

test.each([
  ['a token that is none', { type: 'open', path, id: 1, token: 'x' }, 401],
  ['another call', { type: 'open', path: '/jwt/login', id: 1 }, 404],
  ['a document that is not there', { type: 'open', path, id: 101 }, 404],
])('%s opens nothing', async (_what, message, status) => {
  const page = connect();
  await page.send({ token: tokens.admin, ...message });
  expect(await page.hear(({ type }) => type === 'refused')).toMatchObject({ status });
  expect(await page.closed).toBeGreaterThanOrEqual(4_401);
});

test('who has no right to read is refused', async () => {
  const page = connect();
  expect(await page.enter('client', 95)).toMatchObject({ type: 'refused', status: 403 });
});

test.each(['', '{', '[]', '{"type":"call","n":1}', 'x'.repeat(20_000)])(
  '%j as the first message ends it',
  async (text) => {
    const page = connect();
    await page.send(text);
    expect(await page.closed).toBe(1008);
  },
);

test('a flood of messages ends the socket, and no other', async () => {
  const [ann, ben] = [connect(), connect()];
  await ann.enter('admin', 4);
  await ben.enter('admin', 4);
  for (let n = 0; n < 400; n += 1) await ann.send({ type: 'presence', presence: 'AA==' });
  expect(await ann.closed).toBe(1008);
  expect(await ben.call(1, { vector: 'AA==' })).toMatchObject({ status: 200 });
});

test('a presence bears the name that the server knows', async () => {
  const [ann, ben] = [connect(), connect(-1)];
  await ann.enter('client', 5);
  await ben.enter('admin', 5);
  await ann.send({ type: 'presence', presence: 'AA==', by: { id: 1, name: 'Somebody else' } });
  const { by } = await ben.hear(({ type }) => type === 'presence');
  const http = createClient(servers[0]?.address ?? '');
  const { data } = await http.post('/jwt/login', { email: 'client@demo.com', password: 'client' });
  expect(by).toEqual({ id: data.userData?.id, name: data.userData?.fullName });
});

test('who signs out is cut off', async () => {
  const http = createClient(servers[0]?.address ?? '');
  const session = await signIn(http, 'admin@demo.com', 'admin');
  const page = connect(-1);
  await page.send({ type: 'open', path, id: 6, token: session.accessToken });
  await page.hear(({ type }) => type === 'open');
  await http.post('/jwt/sign-out', { refreshToken: session.refreshToken });
  await page.hear(({ type }) => type === 'renew');
  const update = await beginDocument({ title: 'Fog', summary: '', body: '' });
  expect(await page.call(1, { update })).toMatchObject({ status: 401 });
  await page.send({ type: 'token', token: session.accessToken });
  expect(await page.closed).toBe(4401);
}, 60_000);
