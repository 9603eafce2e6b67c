import { type SpawnSyncOptions, spawnSync } from 'node:child_process';
import { chownSync, existsSync, mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import pg from 'pg';

export interface TestPostgres {
  createDatabase(): Promise<string>;
  stop(): void;
}

const versions = '/usr/lib/postgresql';

/** The first folder of programs that has all of some. */
export function findFolder(names: readonly string[], more: readonly string[] = []): string | undefined {
  return [...more, ...(process.env.PATH ?? '').split(delimiter)].find((folder) =>
    names.every((name) => existsSync(join(folder, name))),
  );
}

function findTools(): string | undefined {
  const installed = existsSync(versions) ? readdirSync(versions).map((version) => join(versions, version, 'bin')) : [];
  return findFolder(['initdb', 'pg_ctl', 'postgres'], installed.sort().reverse());
}

/** Postgres refuses to run as root: then it runs as somebody who may do nothing else. */
export function findUser(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const [uid, gid] = ['-u', '-g'].map((flag) => Number(spawnSync('id', [flag, 'nobody']).stdout.toString()));
  return uid && gid ? { uid, gid } : undefined;
}

export const findPort = () =>
  new Promise<number>((resolve, reject) => {
    const probe = createServer().once('error', reject);
    probe.listen(0, '127.0.0.1', () => {
      const address = probe.address();
      probe.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });

function runTool(file: string, args: readonly string[], options: SpawnSyncOptions): void {
  const { status, stderr } = spawnSync(file, args, { ...options, stdio: ['ignore', 'ignore', 'pipe'] });
  if (status !== 0) throw new Error(`${file} failed: ${stderr}`);
}

/**
 * Starts a Postgres where one is installed; undefined where none is, and says so.
 * @param settings of its configuration, such as `shared_buffers=512MB`
 */
export async function startTestPostgres(settings: readonly string[] = []): Promise<TestPostgres | undefined> {
  const tools = findTools();
  const user = findUser();
  if (!tools || (process.getuid?.() === 0 && !user)) {
    process.stderr.write('No Postgres was found (initdb, pg_ctl, postgres): what needs one runs on PGlite.\n');
    return undefined;
  }
  const folder = mkdtempSync(join(tmpdir(), 'atrium-postgres-'));
  if (user) chownSync(folder, user.uid, user.gid);
  const options: SpawnSyncOptions = { cwd: folder, ...user };
  const data = join(folder, 'data');
  const port = await findPort();
  runTool(join(tools, 'initdb'), ['-D', data, '-U', 'atrium', '-A', 'trust', '-E', 'UTF8', '--locale=C'], options);
  const own = ['listen_addresses=127.0.0.1', `unix_socket_directories=${folder}`, `port=${port}`];
  const given = [...own, ...settings].map((setting) => `-c ${setting}`).join(' ');
  const control = (...args: string[]) => runTool(join(tools, 'pg_ctl'), ['-D', data, '-w', ...args], options);
  control('-l', join(folder, 'log'), '-o', given, 'start');
  const addressOf = (name: string) => `postgres://atrium@127.0.0.1:${port}/${name}`;
  let made = 0;
  return {
    async createDatabase() {
      const name = `atrium_${++made}`;
      const client = new pg.Client({ connectionString: addressOf('postgres') });
      await client.connect();
      await client.query(`CREATE DATABASE ${name}`);
      await client.end();
      return addressOf(name);
    },
    stop() {
      control('-m', 'immediate', 'stop');
      rmSync(folder, { recursive: true });
    },
  };
}
