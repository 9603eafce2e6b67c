import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import type { Release } from '../../shared/contract/registry';

/** How long a development server may take to answer for the first time. */
const deadline = 60_000;

export interface DevServer {
  id: string;
  url: string;
  child: ChildProcess;
  /** What it serves, as the registry would hold it. */
  release: Release;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(true)));
  });
}

/** The first free port of this machine from one on. */
export async function freePort(from: number): Promise<number> {
  return (await isFree(from)) ? from : freePort(from + 1);
}

async function askForRelease(url: string): Promise<Release | undefined> {
  try {
    const response = await fetch(`${url}/app.json`);
    if (response.ok) return await response.json();
    throw new Error(await response.text(), { cause: response.status });
  } catch (error) {
    // Not listening yet; what it answers by a status is its last word.
    if (error instanceof Error && typeof error.cause === 'number') throw error;
    return undefined;
  }
}

async function waitForRelease(id: string, url: string, child: ChildProcess): Promise<Release> {
  const end = Date.now() + deadline;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The development server of ${id} ended; it says above why.`);
    const release = await askForRelease(url);
    if (release) return release;
    await wait(200);
  }
  throw new Error(`The development server of ${id} did not answer within ${deadline / 1000} s.`);
}

/** Starts the development server of one app's federated build, and waits until it answers. */
export async function startDevServer(root: string, id: string, port: number): Promise<DevServer> {
  const rspack = join(root, 'node_modules/@rspack/cli/bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'serve', '--env', 'container', '--port', String(port)], {
    cwd: join(root, 'remotes', id),
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  const url = `http://localhost:${port}`;
  return { id, url, child, release: await waitForRelease(id, url, child) };
}
