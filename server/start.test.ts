/** @jest-environment ./server/testing/pgliteEnvironment.cjs */
import { spawn } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type Server } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { openDatabase } from './database/openDatabase';
import { readOptions } from './options';
import { serverCommand } from './settings';
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

test('without its Postgres the server ends with a sentence that holds no secret', async () => {
  const env = { DATABASE_URL: 'postgres://atrium:a-secret@127.0.0.1:1/none' };
  expect(await start(['--port', '0'], env)).toEqual({
    code: 2,
    said: 'The Postgres of DATABASE_URL (none at 127.0.0.1:1) cannot be used: nothing listens there.',
  });
}, 60_000);

test('a folder that another process has, or that is none, ends it with a sentence', async () => {
  writeFileSync(join(folder, 'server.pid'), String(process.pid));
  expect(await start(['--port', '0', '--data', folder])).toEqual({
    code: 2,
    said: expect.stringContaining(`Process ${process.pid} has the records in ${folder}.`),
  });
  await expect(openDatabase({ folder: '/dev/null/records' })).rejects.toThrow(
    'The folder /dev/null/records cannot be used for the records: ',
  );
}, 180_000);

test.each<[string, string[], Record<string, string>]>([
  ["Unknown option '--prot'", ['--prot', '3'], {}],
  ['PORT is a whole number from 0 to 65535, not "http".', ['--port', 'http'], {}],
  ['EMPTY is 1 or 0, not "yes".', [], { EMPTY: 'yes' }],
  ['DATABASE_URL is an address that begins with postgres://', [], { DATABASE_URL: 'localhost/none' }],
  ['LOG_LEVEL is one of trace, debug, info, warn, error, fatal, silent, not "loud".', [], { LOG_LEVEL: 'loud' }],
  ['SMTP_URL is an address that begins with smtp:// or smtps://.', [], { SMTP_URL: 'mail.example' }],
  ['PUBLIC_URL is an address that begins with https:// or http://.', [], { PUBLIC_URL: 'atrium.example' }],
  ['PUBLIC_URL ends with the path of the product', [], { PUBLIC_URL: 'https://atrium.example/?a' }],
  ['"/apps/atrium" cannot be: "/apps"', [], { PUBLIC_URL: 'https://atrium.example/apps/atrium/' }],
  ['OPEN_REGISTRATION is 1 or 0, not "yes".', [], { OPEN_REGISTRATION: 'yes' }],
  ['OIDC_ROLES is not set', [], { OIDC_ISSUER: 'https://id.example' }],
  ['OIDC_ROLES is set, and OIDC_ISSUER is not', [], { OIDC_ROLES: 'staff=admin' }],
  ['not "staff".', [], { OIDC_ISSUER: 'https://id.example', OIDC_ROLES: 'staff' }],
  ['a provider that cannot be used: ', [], { OIDC_ISSUER: 'https://id.example', OIDC_ROLES: 'staff=king' }],
  ['a provider that cannot be used: ', [], { OIDC_ISSUER: 'id.example', OIDC_ROLES: 'staff=admin' }],
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

test('the provider of the settings has the roles of groups in their order', () => {
  const { provider } = readOptions([], { OIDC_ISSUER: 'https://id.example', OIDC_ROLES: 'platform=admin, all=client' });
  expect(provider).toEqual({
    mode: 'oidc',
    issuer: 'https://id.example',
    clientId: 'atrium',
    roles: { platform: 'admin', all: 'client' },
  });
  expect(Object.keys(provider?.roles ?? {})).toEqual(['platform', 'all']);
});

describe('a setting', () => {
  const file = join(folder, 'atrium.env');
  const read = (text: string, args: readonly string[] = [], env: Readonly<Record<string, string>> = {}) => {
    writeFileSync(file, text);
    return readOptions(args, { CONFIG: file, ...env });
  };

  test('is a flag, a variable or a line of the file, in this order', () => {
    const text = `# The port
PORT=1
MAX_TRIES="20"  # a comment
OPEN_REGISTRATION=1
FILES='s3://bucket/a b'
AWS_REGION=eu-central-1
`;
    expect(read(text)).toMatchObject({ port: 1, maxTries: 20, isOpen: true, files: 's3://bucket/a b' });
    expect(read(text).env.AWS_REGION).toBe('eu-central-1');
    expect(read(text, [], { PORT: '2' }).port).toBe(2);
    expect(read(text, ['--port', '3'], { PORT: '2' }).port).toBe(3);
    expect(readOptions(['--config', file, '--host', '::1', '--empty', '--max-connections', '7'], {})).toMatchObject({
      port: 1,
      host: '::1',
      isEmpty: true,
      maxConnections: 7,
    });
  });

  test('that is empty, as Compose passes on what nobody has set, is not set', () => {
    expect(read('DATABASE_URL=\nMAX_TRIES=', [], { FILES: '', PORT: '' })).toMatchObject({
      port: 3000,
      databaseUrl: undefined,
      maxTries: 100,
    });
  });

  test.each([
    ['PORT=1\nDATABSE_URL=a-secret', ', line 2: there is no setting "DATABSE_URL"; --help lists them.'],
    ['CONFIG=other.env', ', line 1: there is no setting "CONFIG";'],
    ['PORT 3000', ', line 1: this is not NAME=value.'],
    ['PORT=1\n\nPORT=2', ', line 3: PORT was set before.'],
    ['PORT=http', 'PORT is a whole number from 0 to 65535, not "http".'],
  ])('in a file with %j is rejected, and no secret repeated', (text, sentence) => {
    expect(() => read(text)).toThrow(sentence);
    expect(() => read(text)).not.toThrow('a-secret');
  });

  test('of a file that is not there is an error', () => {
    expect(() => readOptions(['--config', join(folder, 'none.env')], {})).toThrow('none.env cannot be read');
  });

  test('is known to everybody: README lists each, and what reads the environment knows no other', () => {
    const readme = readFileSync(join(__dirname, 'README.md'), 'utf8');
    const flags = Object.keys(serverCommand.options);
    const variableOf = (flag: string) => flag.toUpperCase().replaceAll('-', '_');
    expect(flags.filter((flag) => !readme.includes(`\`${variableOf(flag)}\``))).toEqual([]);
    const sources = ['options.ts', 'providerSettings.ts', '../tools/storage/openNamedBucket.ts'].map((name) =>
      readFileSync(join(__dirname, name), 'utf8'),
    );
    const names = sources.flatMap((text) =>
      [...text.matchAll(/env(?:\.|, ')([A-Z_0-9]+)/g)].map(([, name = '']) => name),
    );
    expect(names.length).toBeGreaterThan(20);
    expect(names.filter((name) => !flags.includes(name.toLowerCase().replaceAll('_', '-')))).toEqual([]);
  });
});
