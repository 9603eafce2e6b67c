import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { packageFolder } from '../../shared/build/packages';
import type { Registry, Release } from '../../shared/contract/registry';

const maxStartMs = 60_000;

export interface DevServer {
  id: string;
  url: string;
  child: ChildProcess;
  release: Release;
}

function isFree(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const probe = createServer();
    probe.once('error', () => resolve(false));
    probe.listen({ port, host: 'localhost' }, () => probe.close(() => resolve(true)));
  });
}

/** The first free port at or above one. */
export async function freePort(from: number): Promise<number> {
  return (await isFree(from)) ? from : freePort(from + 1);
}

async function askForRelease(url: string): Promise<Release | undefined> {
  try {
    const response = await fetch(`${url}/app.json`);
    if (response.ok) return await response.json();
    throw new Error(await response.text(), { cause: response.status });
  } catch (error) {
    // Without a status the server is not listening yet; an error status is final.
    if (error instanceof Error && typeof error.cause === 'number') throw error;
    return undefined;
  }
}

async function waitForRelease(id: string, url: string, child: ChildProcess): Promise<Release> {
  const end = Date.now() + maxStartMs;
  while (Date.now() < end) {
    if (child.exitCode !== null) throw new Error(`The development server of ${id} ended; see its message above.`);
    const release = await askForRelease(url);
    if (release) return release;
    await wait(200);
  }
  throw new Error(`The development server of ${id} did not answer within ${maxStartMs / 1000} s.`);
}

/** Starts the development server of one app's federated build, and waits for its first response. */
export async function startDevServer(id: string, folder: string, port: number): Promise<DevServer> {
  const rspack = join(packageFolder('@rspack/cli', folder), 'bin/rspack.js');
  const child = spawn(process.execPath, [rspack, 'serve', '--env', 'container', '--port', String(port)], {
    cwd: folder,
    stdio: 'inherit',
  });
  process.once('exit', () => child.kill());
  const url = `http://localhost:${port}`;
  return { id, url, child, release: await waitForRelease(id, url, child) };
}

const firstPort = 3101;

/** Starts the development servers of apps, by id and folder, each on a port of its own. */
export async function startDevServers(folders: ReadonlyMap<string, string>): Promise<DevServer[]> {
  const servers: DevServer[] = [];
  let next = firstPort;
  for (const [id, folder] of folders) {
    const free = await freePort(next);
    servers.push(await startDevServer(id, folder, free));
    next = free + 1;
  }
  return servers;
}

/** A registry that takes some apps from their development servers, and allows their origins. */
export function withDevReleases(registry: Registry, releases: readonly Release[]): Registry {
  const fromServers = releases.map((release) => [release.manifest.id, { live: release.release, releases: [release] }]);
  const origins = releases.map(({ entry }) => new URL(entry).origin);
  return {
    ...registry,
    origins: [...new Set([...registry.origins, ...origins])],
    apps: { ...registry.apps, ...Object.fromEntries(fromServers) },
  };
}
