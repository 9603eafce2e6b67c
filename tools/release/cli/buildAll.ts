import { existsSync, mkdirSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { Registry } from '@atrium/contract';
import { suggestion } from '../../../shared/build/nearest';
import { releaseOf } from '../../../shared/build/release';
import { dist, remoteFolders, root } from '../../build/paths';
import { buildServer } from '../../build/server';
import { shellRelease } from '../../build/shell';
import { buildSite } from '../../docs/site/buildSite';
import { createLimiter } from '../../storage/createLimiter';
import { isPublished } from '../domain/history';
import { publish } from '../gate/publish';
import { readRegistry, registryOf } from '../storage/folderRegistry';
import { folderStorage } from '../storage/folderStorage';
import { withLock } from '../storage/withLock';
import { describeError, type Output } from './output';
import { clearPublished, stageApp, stageShell } from './stage';

const isShellDone = ({ shell, shellHistory }: Registry, release: string) =>
  isPublished({ live: shell.release, ...shellHistory }, release, existsSync(join(dist, 'shell', release, 'host.json')));

const isAppDone = ({ apps }: Registry, id: string, release: string) =>
  isPublished({ live: '', ...apps[id] }, release, existsSync(join(dist, 'remotes', id, release, 'app.json')));

/** Most of a build runs on one core, and each takes half a gigabyte. */
const maxBuilds = 3;

/** A whole build on a slow machine. */
const patienceMs = 15 * 60_000;

/**
 * Builds what has changed since the last build, and publishes it in one step. What else is live, for example after a
 * rollback, stays live. Of two builds at once, as of `npm start` and `npm test`, the second waits, and builds what the first has
 * left.
 * @param only ids of apps, or `shell`; defaults to all
 * @returns true when there was anything to build
 * @throws AggregateError when a build failed: all others are published; RejectedError: nothing is published
 */
export function buildAll(options: { only?: readonly string[] } = {}): Promise<boolean> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  return withLock(join(cache, 'build.lock'), () => buildMissing(options), { patienceMs });
}

async function buildMissing({ only }: { only?: readonly string[] }): Promise<boolean> {
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

/**
 * Builds what has changed, or only what is named, with the server unless `pages` asks for the rest alone.
 * @param names ids of apps, `shell` or `server`
 * @throws a sentence about a name that is none, and what buildAll throws
 */
export async function buildNamed(names: readonly string[], { pages = false } = {}): Promise<Output> {
  const known = ['shell', 'server', ...remoteFolders().keys()];
  const unknown = names.find((name) => !known.includes(name));
  if (unknown) throw new Error(`There is no app "${unknown}".${suggestion(unknown, known)}`);
  const isBuilt = await buildAll(names.length ? { only: names } : {});
  const isSiteBuilt = names.length === 0 && (await buildSite(root, join(dist, 'docs')));
  const isServerWanted = names.length ? names.includes('server') : !pages;
  const isServerBuilt = isServerWanted && (await buildServer());
  const isAny = isBuilt || isSiteBuilt || isServerBuilt;
  return { text: isAny ? '' : 'Nothing has changed since the last build.', json: { built: isAny } };
}
