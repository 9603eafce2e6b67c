import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { ChangeStreamClient } from '@atrium/sdk/page';
import { type FollowedChanges, followChanges } from './followChanges';

let server: Server;
let baseURL: string;
/** Received requests with their responses, in order. */
let asked: { request: IncomingMessage; response: ServerResponse }[];
let hear: (() => void) | undefined;
let following: FollowedChanges | undefined;

beforeEach(async () => {
  asked = [];
  server = createServer((request, response) => {
    asked.push({ request, response });
    hear?.();
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const address = server.address();
  baseURL = `http://127.0.0.1:${typeof address === 'object' && address ? address.port : 0}/`;
});
afterEach(async () => {
  following?.stop();
  server.closeAllConnections();
  await new Promise((resolve) => server.close(resolve));
});

async function connection(number: number) {
  while (asked.length < number) await new Promise<void>((resolve) => (hear = resolve));
  const found = asked[number - 1];
  if (!found) throw new Error('Nobody has asked');
  return { ...found, send: (text: string) => found.response.write(`${text}\n\n`) };
}

/** Pauses take no time, and silence is never too long. */
function pauseNot(run: () => void, ms: number): number {
  if (ms < 40_000) setImmediate(run);
  return 0;
}

/** A page whose pauses take no time, and what it received. */
function openPage() {
  const received: (readonly string[] | 'all')[] = [];
  let heard = () => {};
  const tell = (what: readonly string[] | 'all') => {
    received.push(what);
    heard();
  };
  const page: ChangeStreamClient = {
    baseURL,
    session: {
      getState: () => ({ status: 'signedIn', user: null }),
      subscribe: () => () => {},
      currentToken: () => 'token',
    },
    clock: { now: () => 5_000, setTimeout: pauseNot, clearTimeout: () => {} },
    pageId: 'mine',
    receive: tell,
    receiveAll: () => tell('all'),
    onTokenRejected: (token) => tell([`no ${token}`]),
  };
  following = followChanges(page, 2_000);
  return { received, next: () => new Promise<void>((resolve) => (heard = resolve)) };
}

const changed = (id: number, data: object) => `id: ${id}\nevent: change\ndata: ${JSON.stringify(data)}`;

test('says first for how long the page has been reading, and takes in what is new', async () => {
  const { received, next } = openPage();
  const { request, send } = await connection(1);
  expect(request.url).toBe('/api/changes?age=3000');
  expect(request.headers).toMatchObject({ authorization: 'Bearer token', page: 'mine' });
  const heard = next();
  send(changed(7, { apps: ['chat', 5] }));
  await heard;
  expect(received).toEqual([['chat']]);
});

test.each(['is cut', 'is renewed'])('a stream that %s goes on after the last change that arrived', async (how) => {
  const { received, next } = openPage();
  const first = await connection(1);
  let heard = next();
  first.send(changed(7, { apps: ['chat'] }));
  await heard;
  if (how === 'is cut') first.response.destroy();
  else following?.renew();
  const second = await connection(2);
  expect(second.request.url).toBe('/api/changes');
  expect(second.request.headers['last-event-id']).toBe('7');
  heard = next();
  second.send(changed(9, { isAll: true }));
  await heard;
  expect(received).toEqual([['chat'], 'all']);
});

test('a token that the server wants another one for is reported, and the stream is asked for again', async () => {
  const { received, next } = openPage();
  const { response } = await connection(1);
  const heard = next();
  response.writeHead(401).end(JSON.stringify({ error: 'Invalid token', code: 'renew' }));
  await heard;
  expect(received).toEqual([['no token']]);
  expect((await connection(2)).request.headers.authorization).toBe('Bearer token');
});

test('a server that has no such stream is not asked again', async () => {
  openPage();
  const { response } = await connection(1);
  response.writeHead(404).end();
  await new Promise((resolve) => setTimeout(resolve, 20));
  expect(asked).toHaveLength(1);
});
