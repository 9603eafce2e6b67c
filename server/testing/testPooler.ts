import { type ChildProcess, spawn } from 'node:child_process';
import { chownSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { findFolder, findPort, findUser } from './testPostgres';

export interface TestPooler {
  url: string;
  stop(): void;
}

const canConnect = (port: number) =>
  new Promise<boolean>((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' }, () => {
      socket.destroy();
      resolve(true);
    });
    socket.once('error', () => resolve(false));
  });

async function untilOpen(port: number, pooler: ChildProcess): Promise<void> {
  while (!(await canConnect(port))) {
    if (pooler.exitCode !== null) throw new Error(`PgBouncer ended with ${pooler.exitCode}`);
    await wait(20);
  }
}

/** Starts a PgBouncer that hands its few connections on after each transaction; undefined where none is installed. */
export async function startTestPooler(databaseUrl: string): Promise<TestPooler | undefined> {
  const tools = findFolder(['pgbouncer'], ['/usr/sbin']);
  const user = findUser();
  if (!tools || (process.getuid?.() === 0 && !user)) return undefined;
  const folder = mkdtempSync(join(tmpdir(), 'atrium-pooler-'));
  const { port: target, pathname, username } = new URL(databaseUrl);
  const port = await findPort();
  const settings = join(folder, 'pgbouncer.ini');
  writeFileSync(
    settings,
    `[databases]
* = host=127.0.0.1 port=${target} user=${username} connect_query='SET statement_timeout = 2000'
[pgbouncer]
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
pool_mode = transaction
default_pool_size = 3
`,
  );
  if (user) for (const path of [folder, settings]) chownSync(path, user.uid, user.gid);
  const pooler = spawn(join(tools, 'pgbouncer'), [settings], { stdio: 'ignore', ...user });
  await untilOpen(port, pooler);
  return {
    url: `postgres://${username}@127.0.0.1:${port}${pathname}`,
    stop() {
      pooler.kill('SIGKILL');
      rmSync(folder, { recursive: true });
    },
  };
}
