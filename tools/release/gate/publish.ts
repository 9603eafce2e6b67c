import { randomUUID } from 'node:crypto';
import { isObject } from '../../../shared/contract/guards';
import type { Registry, Release } from '../../../shared/contract/registry';
import type { StagedApp, StagedShell } from '../cli/stage';
import { type Channel, rolloutChannel } from '../domain/channels';
import { pathOf } from '../domain/liveReleases';
import { withRelease, withRollout, withShell } from '../domain/registryChanges';
import { type Before, partsChanged, withParts } from '../domain/replacedParts';
import { olderProblems } from '../domain/versionOrder';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { type Note, releaser, withNote } from './changeNote';
import { type Judgement, judge, RefusedError, refusalsOf, type Unpublished } from './checkChange';

/** Releases that go live in one step. */
export interface Publication {
  apps?: readonly StagedApp[];
  shell?: StagedShell;
  channel?: Channel;
  /** For so many per cent of the accounts alone. */
  percent?: number;
  /** An older version may take the place of a newer one. */
  mayBeOlder?: boolean;
}

/** What a publication does, in few words. */
const summary = ({ apps = [], shell, channel = 'stable', percent }: Publication): string => {
  const names = [
    ...(shell ? [`shell ${shell.release.release}`] : []),
    ...apps.map(({ release }) => `${release.manifest.id} ${release.release}`),
  ];
  const where = percent === undefined ? (channel === 'stable' ? '' : ` to ${channel}`) : ` for ${percent} %`;
  return `release ${names.join(', ')}${where}`;
};

function withPublication(registry: Registry, publication: Publication, { by, why }: Note): Registry {
  const { apps = [], shell, channel = 'stable', percent } = publication;
  const stamp = { publishedAt: new Date().toISOString(), publishedBy: by, ...(why ? { why } : {}) };
  const add = (sofar: Registry, release: Release) =>
    percent === undefined ? withRelease(sofar, release, channel) : withRollout(sofar, release, percent);
  const withIt = shell ? withShell(registry, { ...shell.release, ...stamp }) : registry;
  return apps.reduce((sofar, { release }) => add(sofar, { ...release, ...stamp }), withIt);
}

const filesOf = ({ apps = [], shell }: Publication): Unpublished => ({
  sources: new Map(apps.map(({ release, source }) => [release.container, source])),
  ...(shell?.folder ? { shellFolder: shell.folder } : {}),
});

/** Releases that are older than what they would take the place of, unless that is wanted. */
function olderIn(registry: Registry, publication: Publication): string[] {
  const { apps = [], shell, channel = 'stable', percent, mayBeOlder } = publication;
  if (mayBeOlder) return [];
  const named = apps.map(({ release }) => ({ id: release.manifest.id, release: release.release }));
  return olderProblems(
    registry,
    { apps: named, ...(shell ? { shell: shell.release.release } : {}) },
    percent === undefined ? channel : rolloutChannel,
  );
}

/** What would happen if the releases went live; changes nothing. */
export async function judgePublication(
  storage: ReleaseStorage,
  registry: Registry,
  publication: Publication,
): Promise<Judgement> {
  const after = withPublication(registry, publication, { what: '', by: '' });
  const { problems, losses } = await judge(storage, registry, after, filesOf(publication));
  return { problems: [...olderIn(registry, publication), ...problems], losses };
}

/** First the files, then what leads to them. */
async function placeFiles(storage: ReleaseStorage, { apps = [], shell }: Publication): Promise<void> {
  for (const { release, folder, assets } of apps) {
    if (folder) await storage.place(folder, pathOf(release));
    if (assets) await storage.placeAssets(assets);
  }
  if (!shell) return;
  if (shell.folder) await storage.place(shell.folder, `shell/${shell.release.release}`);
  await storage.placeAssets(shell.assets);
}

/** Keeps what a change takes the place of, so that it can be taken back; returns the registry that says so. */
async function noted(storage: ReleaseStorage, before: Registry, after: Registry, note: Note): Promise<Registry> {
  const path = `changes/${before.revision + 1}-${randomUUID().slice(0, 8)}.json`;
  await storage.write(path, JSON.stringify(partsChanged(before, after)));
  return withNote(after, note, path);
}

/** A change that was made, and what other apps have to do without since. */
export interface Change {
  registry: Registry;
  losses: string[];
}

interface ChangeOptions {
  note?: Note;
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
  storage: ReleaseStorage,
  change: (registry: Registry) => Registry | Promise<Registry>,
  { note = { what: 'change', by: releaser() }, publication = {}, mayTakeAway = false }: ChangeOptions = {},
): Promise<Change> {
  let losses: string[] = [];
  const registry = await storage.change(async (before) => {
    const after = await change(before);
    const judgement = await judge(storage, before, after, filesOf(publication));
    const refusals = [...olderIn(before, publication), ...(mayTakeAway ? judgement.problems : refusalsOf(judgement))];
    if (refusals.length) throw new RefusedError(refusals);
    losses = judgement.losses;
    await placeFiles(storage, publication);
    return after === before ? before : noted(storage, before, after, note);
  });
  return { registry, losses };
}

/**
 * Puts the files of releases where they are served from and makes them live, all in one step.
 * @throws as `changeLive`
 */
export function publish(storage: ReleaseStorage, publication: Publication, why?: string): Promise<Change> {
  const note = { what: summary(publication), by: releaser(), ...(why ? { why } : {}) };
  return changeLive(storage, (registry) => withPublication(registry, publication, note), { note, publication });
}

const isBefore = (value: unknown): value is Before => isObject(value) && isObject(value.apps);

/**
 * What the last change took the place of.
 * @throws a sentence where nobody knows
 */
export async function beforeLastChange(storage: ReleaseStorage, { changes = [], revision }: Registry): Promise<Before> {
  const [last] = changes;
  if (!last) throw new Error('There is no change to take back.');
  if (last.revision !== revision)
    throw new Error(`The registry was changed by hand since revision ${last.revision}: take that back by hand.`);
  const kept: unknown = JSON.parse((await storage.read(last.before))?.toString() ?? 'null');
  if (!isBefore(kept)) throw new Error(`${last.before} does not say what was before: "${last.what}" stays.`);
  return kept;
}

/**
 * Takes the last change back, whatever it was: as a change of its own, which can be taken back in its turn.
 * @throws as `changeLive`
 */
export async function undo(storage: ReleaseStorage, why?: string): Promise<Change & { what: string }> {
  const { changes: [{ what } = { what: '' }] = [], revision } = await storage.registry();
  const note = { what: `undo of: ${what}`, by: releaser(), ...(why ? { why } : {}) };
  const takeBack = async (registry: Registry) => {
    // What somebody did since is not what was meant.
    if (registry.revision !== revision) throw new Error('Somebody was faster: see "list", and try again.');
    return withParts(registry, await beforeLastChange(storage, registry));
  };
  return { ...(await changeLive(storage, takeBack, { note, mayTakeAway: true })), what };
}
