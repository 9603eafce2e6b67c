import { cpSync, existsSync } from 'node:fs';
import { join } from 'node:path';
import type { Registry } from '../../shared/contract/registry';
import { publishAssets } from '../build/assets';
import { withDraft } from '../build/draft';
import { moveOnce } from '../build/moveOnce';
import { type Judgement, judge, RefusedError, refusalsOf, type Unpublished } from './judge';
import { folderOf } from './liveReleases';
import { type Channel, withRelease, withShell } from './model/registryChanges';
import { olderProblems } from './model/versionOrder';
import { changeRegistry, registryOf } from './registryFile';
import type { StagedApp, StagedShell } from './stage';

async function place(folder: string, target: string): Promise<void> {
  if (folder === target || existsSync(target)) return;
  await withDraft(target, (draft) => {
    cpSync(folder, draft, { recursive: true });
    moveOnce(draft, target);
  });
}

/** Releases that go live in one step. */
export interface Publication {
  apps?: readonly StagedApp[];
  shell?: StagedShell;
  channel?: Channel;
  /** An older version may take the place of a newer one. */
  mayBeOlder?: boolean;
}

function withPublication(registry: Registry, { apps = [], shell, channel = 'stable' }: Publication): Registry {
  const publishedAt = new Date().toISOString();
  const withIt = shell ? withShell(registry, { ...shell.release, publishedAt }) : registry;
  return apps.reduce((sofar, { release }) => withRelease(sofar, { ...release, publishedAt }, channel), withIt);
}

const filesOf = ({ apps = [], shell }: Publication): Unpublished => ({
  sources: new Map(apps.map(({ release, source }) => [release.container, source])),
  ...(shell ? { shellFolder: shell.folder } : {}),
});

/** Releases that are older than what they would take the place of, unless that is wanted. */
function olderIn(registry: Registry, { apps = [], shell, channel = 'stable', mayBeOlder }: Publication): string[] {
  if (mayBeOlder) return [];
  const named = apps.map(({ release }) => ({ id: release.manifest.id, release: release.release }));
  return olderProblems(registry, { apps: named, ...(shell ? { shell: shell.release.release } : {}) }, channel);
}

/** What would happen if the releases went live; changes nothing. */
export async function judgePublication(dist: string, registry: Registry, publication: Publication): Promise<Judgement> {
  const { problems, losses } = await judge(
    dist,
    registry,
    withPublication(registry, publication),
    filesOf(publication),
  );
  return { problems: [...olderIn(registry, publication), ...problems], losses };
}

/** A change that was made, and what other apps have to do without since. */
export interface Change {
  registry: Registry;
  losses: string[];
}

interface ChangeOptions {
  /** The releases whose files come along. */
  publication?: Publication;
  /** What takes something broken away cannot wait for the apps that use it: the tool names these, and they ask before a call. */
  mayTakeAway?: boolean;
}

/**
 * Changes what is live, unless that would break something.
 * @param change gives the registry as it should be
 * @throws RefusedError with all reasons, ChangeError; nothing is changed then
 */
export async function changeLive(
  dist: string,
  change: (registry: Registry) => Registry,
  { publication = {}, mayTakeAway = false }: ChangeOptions = {},
): Promise<Change> {
  let losses: string[] = [];
  const registry = await changeRegistry(registryOf(dist), async (before) => {
    const after = change(before);
    const judgement = await judge(dist, before, after, filesOf(publication));
    const refusals = [...olderIn(before, publication), ...(mayTakeAway ? judgement.problems : refusalsOf(judgement))];
    if (refusals.length) throw new RefusedError(refusals);
    losses = judgement.losses;

    // First the files, then what leads to them.
    for (const { release, folder, assets } of publication.apps ?? []) {
      if (folder) await place(folder, folderOf(dist, release));
      if (assets) await publishAssets(assets, dist);
    }
    if (publication.shell) {
      await place(publication.shell.folder, join(dist, 'shell', publication.shell.release.release));
      await publishAssets(publication.shell.assets, dist);
    }
    return after;
  });
  return { registry, losses };
}

/**
 * Puts the files of releases into the served folder and makes them live, all in one step.
 * @throws as `changeLive`
 */
export const publish = (dist: string, publication: Publication): Promise<Change> =>
  changeLive(dist, (registry) => withPublication(registry, publication), { publication });
