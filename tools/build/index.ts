import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { versionOf } from 'shared/build';
import { dist, remoteFolders } from './paths';
import { readRegistry, withRelease, withShell, writeRegistry } from './registry';
import { buildRemote, releaseOf } from './remote';
import { buildShell, publishAssets, shellRelease } from './shell';

/**
 * Builds what has changed since the last build and publishes it: a new shell, and new releases of the remotes whose
 * inputs were not there before. What is live otherwise (after a rollback, say) stays live.
 * @param only ids of remotes, or `shell`; all when absent
 * @throws AggregateError when a build failed, after all others are done: what was live of that app stays so
 */
export async function buildAll({ only }: { only?: string[] } = {}): Promise<void> {
  const failures: unknown[] = [];
  const attempt = (build: () => Promise<void>) => build().catch((error: unknown) => void failures.push(error));

  if (!only || only.includes('shell')) await attempt(publishShell);
  for (const [id, folder] of remoteFolders())
    if (!only || only.includes(id)) await attempt(() => publishRemote(id, folder));
  if (failures.length) throw new AggregateError(failures, failures.map(messageOf).join('\n\n'));
}

const file = join(dist, 'registry.json');

async function publishShell(): Promise<void> {
  const release = shellRelease();
  if (!existsSync(join(dist, 'shell', release, 'index.html'))) {
    await timed('shell', release, () => buildShell(release, dist));
    await publishAssets(dist);
  }
  writeRegistry(file, withShell(readRegistry(file), { release, host: versionOf('shared/contract') }));
}

async function publishRemote(id: string, folder: string): Promise<void> {
  const release = releaseOf(folder);
  const isKnown = readRegistry(file).apps[id]?.releases.some((other) => other.release === release);
  if (isKnown && existsSync(join(dist, 'remotes', id, release, 'app.json'))) return;
  const built = await timed(id, release, () => buildRemote(folder, release, join(dist, 'remotes')));
  writeRegistry(file, withRelease(readRegistry(file), built));
}

const messageOf = (error: unknown) => (error instanceof Error ? error.message : String(error));

async function timed<T>(name: string, release: string, build: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await build();
  console.log(`built ${name} ${release} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2);
  try {
    await buildAll(only.length ? { only } : {});
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
