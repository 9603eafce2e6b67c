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
 */
export async function buildAll({ only }: { only?: string[] } = {}): Promise<void> {
  const isAsked = (name: string) => !only || only.includes(name);
  const file = join(dist, 'registry.json');

  if (isAsked('shell')) {
    const release = shellRelease();
    if (!existsSync(join(dist, 'shell', release, 'index.html'))) {
      await timed('shell', release, () => buildShell(release, dist));
      await publishAssets(dist);
    }
    writeRegistry(file, withShell(readRegistry(file), { release, host: versionOf('shared/contract') }));
  }

  for (const [id, folder] of remoteFolders()) {
    if (!isAsked(id)) continue;
    const release = releaseOf(folder);
    const isKnown = readRegistry(file).apps[id]?.releases.some((other) => other.release === release);
    if (isKnown && existsSync(join(dist, 'remotes', id, release, 'app.json'))) continue;
    const built = await timed(id, release, () => buildRemote(folder, release, join(dist, 'remotes')));
    writeRegistry(file, withRelease(readRegistry(file), built));
  }
}

async function timed<T>(name: string, release: string, build: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await build();
  console.log(`built ${name} ${release} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2);
  await buildAll(only.length ? { only } : {});
}
