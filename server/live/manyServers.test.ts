/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import type { AxiosInstance } from 'axios';
import { createClient, signIn } from '../testing/client';
import { openSharedDatabase } from '../testing/onDatabase';
import { openStream, type StreamEvent, type StreamReader } from '../testing/readStream';
import { createRoundRobin } from '../testing/roundRobin';
import { startTestServer } from '../testing/startTestServer';
import { pruneChanges } from './changeFeed';
import { isAfter, type Position, readPosition } from './position';

let shared: Awaited<ReturnType<typeof openSharedDatabase>>;
let servers: Awaited<ReturnType<typeof startTestServer>>[];
/** A client of each server; where there is no Postgres, both are of the one there is. */
let clients: AxiosInstance[];
let authorization: string;

beforeAll(async () => {
  shared = await openSharedDatabase();
  const { url } = shared;
  servers = url ? [await startTestServer({ url }), await startTestServer({ url })] : [await startTestServer()];
  const addresses = servers.map(({ address }) => address);
  const balanced = createRoundRobin(addresses);
  authorization = `Bearer ${(await signIn(balanced, 'admin@demo.com', 'admin')).accessToken}`;
  clients = [addresses[0], addresses.at(-1)].map((address) => createClient(address ?? ''));
  for (const client of clients) client.defaults.headers.common.Authorization = authorization;
}, 120_000);
afterAll(async () => {
  for (const server of servers) await server.close();
  shared.postgres?.stop();
});

interface Note {
  id: number;
  title: string;
  rev: number;
}

const [first, second] = [() => clients[0] as AxiosInstance, () => clients[1] as AxiosInstance];
const add = async (http: AxiosInstance, title: string) =>
  (await http.post<{ note: Note }>('/apps/notes/add', { note: { title } })).data.note;
const list = async (http: AxiosInstance) => (await http.get<Note[]>('/apps/notes/list')).data;

test('what one server has answered, the other reads at once @all', async () => {
  for (let turn = 0; turn < 20; turn += 1) {
    const [writer, reader] = turn % 2 === 0 ? [first(), second()] : [second(), first()];
    const note = await add(writer, `Note ${turn}`);
    expect((await list(reader)).map(({ id }) => id)).toContain(note.id);
  }
});

test('ids are given once, however many write at the same time @all', async () => {
  const notes = await Promise.all(
    Array.from({ length: 20 }, (_, turn) => add(turn % 2 ? first() : second(), 'Same time')),
  );
  expect(new Set(notes.map(({ id }) => id)).size).toBe(20);
  expect(await list(first())).toEqual(await list(second()));
});

test('no change of one record is lost, and the later of two gets 409', async () => {
  const wanted = process.env.ATRIUM_TEST_ALL ? 1_000 : 30;
  const { id, rev: before } = await add(first(), '0');
  let conflicts = 0;
  async function countUp(http: AxiosInstance): Promise<void> {
    for (;;) {
      const note = (await list(http)).find((one) => one.id === id);
      if (!note || Number(note.title) >= wanted) return;
      const title = String(Number(note.title) + 1);
      const { status } = await http.post('/apps/notes/update', { note: { id, title, rev: note.rev } });
      if (status === 409) conflicts += 1;
      else expect(status).toBe(200);
    }
  }
  await Promise.all([first(), second(), first(), second()].map(countUp));
  const after = (await list(first())).find((one) => one.id === id);
  // Each of the four counts until it sees the last number: what was answered 200 is one more, and nothing else is.
  expect(Number(after?.title)).toBe((after?.rev ?? 0) - before);
  expect(Number(after?.title)).toBeGreaterThanOrEqual(wanted);
  expect(conflicts).toBeGreaterThan(0);
}, 300_000);

/** Adds a note as a page does; gives the entry of the log that this made: others may come before and after it. */
async function addAs(page: string, http: AxiosInstance, title: string): Promise<Position> {
  await http.post('/apps/notes/add', { note: { title } }, { headers: { page } });
  return (await listEntries('page = $1', page)).at(-1) ?? '0-0';
}

async function listEntries(where: string, value: string): Promise<Position[]> {
  const entries = await servers[0]?.database.query<{ entry: Position }>(
    `SELECT xid || '-' || id AS entry FROM changes WHERE ${where} ORDER BY xid, id`,
    [value],
  );
  return (entries ?? []).map(({ entry }) => entry);
}

async function readUpTo(entry: Position, stream: StreamReader): Promise<StreamEvent[]> {
  for (const received: StreamEvent[] = []; ; ) {
    const event = await stream.next();
    received.push(event);
    if (!isAfter(entry, readPosition(event.id) ?? entry)) return received;
  }
}

const aboutNotes = (id: Position) => expect.objectContaining({ id, data: { apps: expect.arrayContaining(['notes']) } });

test('a write on one is announced to the pages of the other; the page that made it is not', async () => {
  const [own, other] = [
    await openStream(servers[0]?.address ?? '', { authorization, page: 'mine' }),
    await openStream(servers.at(-1)?.address ?? '', { authorization, page: 'another' }),
  ];
  await Promise.all([own.next('open'), other.next('open')]);
  const mine = await addAs('mine', first(), 'Announced');
  expect(await readUpTo(mine, other)).toContainEqual(aboutNotes(mine));
  const theirs = await addAs('another', second(), 'Announced');
  const received = await readUpTo(theirs, own);
  expect(received).toContainEqual(aboutNotes(theirs));
  expect(received.map(({ id }) => id)).not.toContain(mine);
  own.close();
  other.close();
});

test('a stream that was cut goes on after the last change that it has sent', async () => {
  const cut = await openStream(servers[0]?.address ?? '', { authorization });
  const { id } = await cut.next('open');
  cut.close();
  const missed = [await addAs('other', second(), 'Missed'), await addAs('other', second(), 'Missed too')];
  const again = await openStream(servers.at(-1)?.address ?? '', { authorization, 'last-event-id': id });
  const received = (await readUpTo(missed[1] ?? '0-0', again)).map((event) => event.id);
  expect(received).toEqual(expect.arrayContaining(missed));
  expect(await listEntries('id > $1::bigint', id.split('-')[1] ?? '')).toEqual(expect.arrayContaining(received));
  expect(new Set(received).size).toBe(received.length);
  again.close();
});

test('a page hears what has changed since it started to read, before it had a stream', async () => {
  const begun = Date.now();
  const written = await addAs('other', second(), 'While the page was loading');
  // More than it takes to ask, and less than would reach back to so many changes that none is named any more.
  const age = Date.now() - begun + 5_000;
  const late = await openStream(servers[0]?.address ?? '', { authorization }, `?age=${age}`);
  expect(await readUpTo(written, late)).toContainEqual(aboutNotes(written));
  late.close();
});

test('the stream of a session that is ended on another server ends with it; those of others go on', async () => {
  const address = servers.at(-1)?.address ?? '';
  const { accessToken, refreshToken } = await signIn(createClient(address), 'admin@demo.com', 'admin');
  const ended = await openStream(address, { authorization: `Bearer ${accessToken}` });
  const own = await openStream(address, { authorization });
  await Promise.all([ended.next('open'), own.next('open')]);
  await first().post('/jwt/sign-out', { refreshToken });
  await expect(ended.next('beat')).rejects.toThrow('The stream has ended');
  const again = await fetch(`${address}/api/changes`, { headers: { authorization: `Bearer ${accessToken}` } });
  expect([again.status, await again.json()]).toEqual([401, expect.objectContaining({ code: 'renew' })]);
  const written = await addAs('other', first(), 'Still announced');
  expect(await readUpTo(written, own)).toContainEqual(aboutNotes(written));
  own.close();
});

test('a page that has missed too much to tell reads everything again', async () => {
  const stream = await openStream(servers[0]?.address ?? '', { authorization }, '?age=600000');
  expect((await stream.next()).data).toEqual({ isAll: true });
  stream.close();
});

test('a page that has missed more than the log keeps reads everything again', async () => {
  const [missed] = await listEntries('id > $1::bigint', '0');
  if (servers[0]) await pruneChanges(servers[0].database, 1);
  const stream = await openStream(servers[0]?.address ?? '', { authorization, 'last-event-id': missed ?? '' });
  expect((await stream.next()).data).toEqual({ isAll: true });
  stream.close();
});
