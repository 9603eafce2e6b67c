import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry } from '@atrium/contract';
import { releaseOf } from '../../shared/build/release';
import { dist, remoteFolders } from '../build/paths';
import { shellRelease } from '../build/shell';
import { createTurns } from './createTurns';
import { diskProblem } from './diskProblem';
import { isPublished } from './model/history';
import { publish } from './publish';
import { readRegistry, registryOf } from './registryFile';
import { clearPublished, stageApp, stageShell } from './stage';
import { folderStorage } from './storage/folderStorage';

const isShellDone = ({ shell, shellHistory }: Registry, release: string) =>
  isPublished({ live: shell.release, ...shellHistory }, release, existsSync(join(dist, 'shell', release, 'host.json')));

const isAppDone = ({ apps }: Registry, id: string, release: string) =>
  isPublished({ live: '', ...apps[id] }, release, existsSync(join(dist, 'remotes', id, release, 'app.json')));

/** Much of a build runs on one core; each takes half a gigabyte. */
const mostAtOnce = 3;

/**
 * Builds what has changed since the last build, and publishes it in one step: a new shell, and new releases of apps. What
 * was live otherwise (after a rollback, say) stays live.
 * @param only ids of apps, or `shell`; all when absent
 * @returns whether there was anything to build
 * @throws AggregateError when a build failed: all others are published, and what was live of that app stays so;
 * RefusedError when what was built would break something: nothing is published
 */
export async function buildAll({ only }: { only?: string[] } = {}): Promise<boolean> {
  const storage = folderStorage(dist);
  const registry = readRegistry(registryOf(dist));
  const isAsked = (name: string) => !only || only.includes(name);
  const failures: unknown[] = [];
  const attempt = <T>(work: () => Promise<T>) => work().catch((error: unknown): undefined => void failures.push(error));
  const inTurn = createTurns(Math.min(availableParallelism(), mostAtOnce));
  const build = <T>(stage: () => Promise<T>) => attempt(() => inTurn(stage));

  const isShellMissing = isAsked('shell') && !isShellDone(registry, shellRelease());
  const missing = [...remoteFolders()].filter(
    ([id, folder]) => isAsked(id) && !isAppDone(registry, id, releaseOf(folder)),
  );
  const [shell, ...staged] = await Promise.all([
    isShellMissing ? build(() => stageShell(storage)) : undefined,
    ...missing.map(([id]) => build(() => stageApp(storage, id))),
  ]);
  const apps = staged.filter((app) => app !== undefined);

  if (shell || apps.length) {
    const change = await attempt(() => publish(storage, { apps, mayBeOlder: true, ...(shell ? { shell } : {}) }));
    if (change) clearPublished([shell, ...apps].map((staged) => staged?.folder));
  }
  if (failures.length) throw new AggregateError(failures, failures.map(messageOf).join('\n\n'));
  return isShellMissing || missing.length > 0;
}

const messageOf = (error: unknown) => diskProblem(error) ?? (error instanceof Error ? error.message : String(error));

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const only = process.argv.slice(2);
  try {
    const isBuilt = await buildAll(only.length ? { only } : {});
    if (!isBuilt) console.log('Nothing has changed since the last build.');
  } catch (error) {
    console.error(messageOf(error));
    process.exitCode = 1;
  }
}
