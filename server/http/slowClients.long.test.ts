/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { readFileSync } from 'node:fs';
import { Agent } from 'node:http';
import { connect, type Socket } from 'node:net';
import axios from 'axios';
import { signIn } from '../testing/client';
import { type ServerProcess, startServerProcess } from '../testing/serverProcess';

const wanted = 10_000;
const connections = 5_000;
const megabytes = 1024;

/** Endless input of a client: of the head, or of the body. */
const halves = [
  'GET /apps/counts HTTP/1.1\r\nHost: x\r\nX-Slow: ',
  'POST /jwt/login HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\nContent-Length: 1000\r\n\r\n{"email":',
];

let server: ServerProcess;
beforeAll(async () => {
  server = await startServerProcess({ DATABASE_URL: '', CONNECTIONS: String(connections) });
}, 120_000);
afterAll(() => server.stop());

/** The memory that a process has, in MB, as the system counts it; 0 where it does not say. */
function memoryOf({ pid }: ServerProcess): number {
  try {
    return Number(/^VmRSS:\s+(\d+)/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8'))?.[1] ?? 0) / megabytes;
  } catch {
    return 0;
  }
}

interface Attack {
  opened: number;
  ended: Promise<unknown>;
}

/** Opens half a request so many times, from so many addresses of this machine. */
async function attack(count: number, addresses: number): Promise<Attack> {
  const { hostname, port } = new URL(server.address);
  let opened = 0;
  const openOne = (turn: number) => {
    const socket: Socket = connect({
      port: Number(port),
      host: hostname,
      localAddress: `127.0.1.${1 + (turn % addresses)}`,
    });
    // A rejected connection ends as well.
    socket.on('error', () => {});
    // A stream that is not read never ends.
    socket.resume();
    const ended = new Promise((resolve) => socket.once('close', resolve));
    const started = new Promise<void>((resolve) => {
      socket.once('connect', () => {
        opened += 1;
        socket.write(halves[turn % halves.length] ?? '', () => resolve());
      });
      socket.once('close', () => resolve());
    });
    return { started, ended };
  };
  const ends: Promise<unknown>[] = [];
  // In waves: a system takes in only so many at the same moment.
  for (let turn = 0; turn < count; turn += 250) {
    const wave = Array.from({ length: Math.min(250, count - turn) }, (_, index) => openOne(turn + index));
    await Promise.all(wave.map(({ started }) => started));
    ends.push(...wave.map(({ ended }) => ended));
  }
  return { opened, ended: Promise.all(ends) };
}

/** A person's browser: it keeps its connection. */
async function openPerson() {
  const http = axios.create({ baseURL: server.address, httpAgent: new Agent({ keepAlive: true, maxSockets: 1 }) });
  await signIn(http, 'admin@demo.com', 'admin');
  return http;
}

test(`${wanted} half requests from many addresses cost no one an answer who is there, and are all ended`, async () => {
  const person = await openPerson();
  const before = memoryOf(server);
  const { opened, ended } = await attack(wanted, 40);
  expect((await person.get('/apps/counts')).status).toBe(200);
  const during = memoryOf(server);
  await ended;
  expect(opened).toBe(wanted);
  expect(during).toBeLessThan(before + 300);
  expect((await (await openPerson()).get('/apps/counts')).status).toBe(200);
  process.stderr.write(
    `${opened} half requests: ${before.toFixed(0)} MB before, ${during.toFixed(0)} MB while they were open\n`,
  );
}, 300_000);

test('one address that opens thousands keeps nobody else from coming in', async () => {
  const { ended } = await attack(wanted / 2, 1);
  expect((await (await openPerson()).get('/apps/counts')).status).toBe(200);
  await ended;
}, 300_000);
