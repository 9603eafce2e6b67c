/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { readOptions } from './options';
import { startTestServer } from './testing/startTestServer';
import { startTestPostgres } from './testing/testPostgres';

/** Starts the server as a person does; gives what it says and its exit code once it has ended. */
const start = (args: readonly string[], env: Readonly<Record<string, string>> = {}) =>
  new Promise<{ code: number | null; said: string }>((resolve) => {
    const child = spawn(process.execPath, ['--import', 'tsx', join(__dirname, 'index.ts'), ...args], {
      env: { ...process.env, DATABASE_URL: '', LOG_LEVEL: 'silent', ...env },
    });
    let said = '';
    for (const stream of [child.stdout, child.stderr]) stream.on('data', (chunk) => (said += chunk));
    child.once('close', (code) => resolve({ code, said: said.trim() }));
  });

const folder = mkdtempSync(join(tmpdir(), 'atrium-start-'));
let holder: Server;
let port: number;
beforeAll(async () => {
  holder = createServer();
  await new Promise<void>((resolve) => holder.listen(0, '127.0.0.1', resolve));
  const address = holder.address();
  port = typeof address === 'object' && address ? address.port : 0;
});
afterAll(() => {
  holder.close();
  rmSync(folder, { recursive: true });
});

test('a server whose port is taken ends with a sentence, and has touched no database', async () => {
  const postgres = await startTestPostgres();
  const url = (await postgres?.createDatabase()) ?? '';
  const { code, said } = await start(['--port', String(port), '--data', join(folder, 'unused')], { DATABASE_URL: url });
  expect({ code, said }).toEqual({
    code: 2,
    said: `The server cannot listen at 127.0.0.1:${port}: another process has it. End that one, or take another port with --port.`,
  });
  if (!postgres) return;
  const client = new pg.Client(url);
  await client.connect();
  const { rows } = await client.query("SELECT relname FROM pg_class WHERE relnamespace = 'public'::regnamespace");
  await client.end();
  postgres.stop();
  expect(rows).toEqual([]);
}, 180_000);

test('a port that is taken between the first look and the start is said as well, and the server can end', async () => {
  const server = await startTestServer();
  const again = server.server.listen(port, '127.0.0.1');
  await expect(again).rejects.toThrow();
  await server.close();
}, 180_000);

test.each([
  [
    { DATABASE_URL: 'postgres://atrium:a-secret@127.0.0.1:1/none' },
    'The Postgres of DATABASE_URL (none at 127.0.0.1:1) cannot be used: nothing listens there.',
  ],
  [
    { DATABASE_URL: 'localhost/none' },
    'DATABASE_URL is an address that begins with postgres:// or postgresql:// or socket://.',
  ],
])(
  'with %j the server ends with a sentence that holds no secret',
  async (env, sentence) => {
    expect(await start(['--port', '0'], env)).toEqual({ code: 2, said: sentence });
  },
  60_000,
);

test('a folder that another process has, or that is none, ends it with a sentence', async () => {
  writeFileSync(join(folder, 'server.pid'), String(process.pid));
  expect(await start(['--port', '0', '--data', folder])).toEqual({
    code: 2,
    said: expect.stringContaining(`Process ${process.pid} has the records in ${folder}.`),
  });
  const { code, said } = await start(['--port', '0', '--data', '/dev/null/records']);
  expect(code).toBe(2);
  expect(said).toMatch(/^The folder \/dev\/null\/records cannot be used for the records: .*$/);
}, 180_000);

test.each<[string, string[], Record<string, string>]>([
  ["Unknown option '--prot'", ['--prot', '3'], {}],
  ['--port is a whole number from 0 to 65535, not "http".', ['--port', 'http'], {}],
  ['LOG_LEVEL is one of trace, debug, info, warn, error, fatal, silent, not "loud".', [], { LOG_LEVEL: 'loud' }],
  ['SMTP_URL is an address that begins with smtp:// or smtps://.', [], { SMTP_URL: 'mail.example' }],
  ['PUBLIC_URL is an address that begins with https:// or http://.', [], { PUBLIC_URL: 'atrium.example' }],
  ['OPEN_REGISTRATION is 1 or 0, not "yes".', [], { OPEN_REGISTRATION: 'yes' }],
  ['not "true".', [], { TRUST_PROXY: 'true' }],
  ['not "33".', [], { TRUST_PROXY: '33' }],
  ['not "-1".', [], { TRUST_PROXY: '-1' }],
  ['not "1,10.0.0.1".', [], { TRUST_PROXY: '1,10.0.0.1' }],
  ['not "10.0.0.0/33".', [], { TRUST_PROXY: '10.0.0.0/33' }],
  ['not "0.0.0.0/0".', [], { TRUST_PROXY: '0.0.0.0/0' }],
  ['not "proxy.example".', [], { TRUST_PROXY: 'proxy.example' }],
])('what cannot be read is refused: %s', (sentence, args, env) => {
  expect(() => readOptions(args, env)).toThrow(sentence);
});

test.each([
  [undefined, 0],
  ['', 0],
  ['1', 1],
  ['2', 2],
  ['10.0.0.5', ['10.0.0.5']],
  ['10.0.0.5, 192.168.0.0/16,fd00::/8', ['10.0.0.5', '192.168.0.0/16', 'fd00::/8']],
])('TRUST_PROXY=%s is read', (text, proxies) => {
  expect(readOptions([], { TRUST_PROXY: text }).proxies).toEqual(proxies);
});
