import { existsSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Registry } from '@atrium/contract';
import { releaseOf } from '../../../shared/build/release';
import { dist, remoteFolders } from '../../build/paths';
import { buildServer } from '../../build/server';
import { shellRelease } from '../../build/shell';
import { leave, readCommandLine } from '../../cli.mjs';
import { createLimiter } from '../../createLimiter';
import { isPublished } from '../domain/history';
import { publish } from '../gate/publish';
import { readRegistry, registryOf } from '../storage/folderRegistry';
import { folderStorage } from '../storage/folderStorage';
import { describeError } from './runCommand';
import { clearPublished, stageApp, stageShell } from './stage';

const isShellDone = ({ shell, shellHistory }: Registry, release: string) =>
  isPublished({ live: shell.release, ...shellHistory }, release, existsSync(join(dist, 'shell', release, 'host.json')));

const isAppDone = ({ apps }: Registry, id: string, release: string) =>
  isPublished({ live: '', ...apps[id] }, release, existsSync(join(dist, 'remotes', id, release, 'app.json')));

/** Most of a build runs on one core, and each takes half a gigabyte. */
const maxBuilds = 3;

/**
 * Builds what has changed since the last build, and publishes it in one step. What else is live, for example after a
 * rollback, stays live.
 * @param only ids of apps, or `shell`; defaults to all
 * @returns true when there was anything to build
 * @throws AggregateError when a build failed: all others are published; RejectedError: nothing is published
 */
export async function buildAll({ only }: { only?: readonly string[] } = {}): Promise<boolean> {
  const storage = folderStorage(dist);
  const registry = readRegistry(registryOf(dist));
  const isWanted = (name: string) => !only || only.includes(name);
  const errors: unknown[] = [];
  const attempt = <T>(work: () => Promise<T>) => work().catch((error: unknown): undefined => void errors.push(error));
  const limited = createLimiter(Math.min(availableParallelism(), maxBuilds));
  const build = <T>(stage: () => Promise<T>) => attempt(() => limited(stage));

  const isShellMissing = isWanted('shell') && !isShellDone(registry, shellRelease());
  const missing = [...remoteFolders()].filter(
    ([id, folder]) => isWanted(id) && !isAppDone(registry, id, releaseOf(folder)),
  );
  const [shell, ...staged] = await Promise.all([
    isShellMissing ? build(() => stageShell(storage)) : undefined,
    ...missing.map(([id]) => build(() => stageApp(storage, id))),
  ]);
  const apps = staged.filter((app) => app !== undefined);

  if (shell || apps.length) {
    const change = await attempt(() => publish(storage, { apps, allowsDowngrade: true, ...(shell ? { shell } : {}) }));
    if (change) clearPublished([shell, ...apps].map((staged) => staged?.folder));
  }
  if (errors.length) throw new AggregateError(errors, errors.map(describeError).join('\n\n'));
  return isShellMissing || missing.length > 0;
}

if (import.meta.url === pathToFileURL(process.argv[1] ?? '').href) {
  const { values, words } = readCommandLine({
    usage: `npm run build -- [APP…]    builds what has changed, or only the named apps (or "shell", "server"), and publishes it in dist

--pages  leaves out the server`,
    options: { pages: { type: 'boolean', default: false } },
    maxWords: Number.POSITIVE_INFINITY,
  });
  const names = ['shell', 'server', ...remoteFolders().keys()];
  const unknown = words.find((word) => !names.includes(word));
  if (unknown) leave(`There is no app "${unknown}". There are: ${names.join(', ')}.`);
  try {
    const isBuilt = await buildAll(words.length ? { only: words } : {});
    const isServerWanted = words.length ? words.includes('server') : !values.pages;
    const isServerBuilt = isServerWanted && (await buildServer());
    if (!isBuilt && !isServerBuilt) console.log('Nothing has changed since the last build.');
  } catch (error) {
    leave(describeError(error));
  }
}
