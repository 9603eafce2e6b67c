import type { Registry, Release, ShellRelease } from '../../../shared/contract/registry';
import { type Channel, pathOf, rolloutChannel } from '../domain/channels';
import { withRelease, withRollout, withShell } from '../domain/registryChanges';
import { type ReplacedParts, withReplacedParts } from '../domain/replacedParts';
import { downgradeIssues } from '../domain/versionOrder';
import { readReplacedParts, writeReplacedParts } from '../storage/changeLog';
import type { ChangeRegistry, ReleaseStorage } from '../storage/releaseStorage';
import { type ChangeNote, createNote, withNote } from './changeNote';
import { checkChange, rejectionReasons, type UnpublishedFiles, type Verdict } from './checkChange';
import { RejectedError } from './RejectedError';
import type { ReleaseSource } from './releaseSource';

export interface StagedApp {
  release: Release;
  source: ReleaseSource;
  /** Its files on this machine; absent for a release that stays on its own origin. */
  folder?: string;
  assets?: string;
}

export interface StagedShell {
  release: ShellRelease;
  folder: string;
  /** The pictures of the core backend's demo data. */
  assets: string;
}

export interface Publication {
  apps?: readonly StagedApp[];
  shell?: StagedShell;
  channel?: Channel;
  /** Starts a rollout to this percentage of the accounts. */
  percent?: number;
  /** The rollout grows by steps and withdraws itself. */
  isWatched?: boolean;
  allowsDowngrade?: boolean;
}

export const releasesIn = ({ apps = [], shell }: Publication): { app: string; release: string }[] => [
  ...(shell ? [{ app: 'shell', release: shell.release.release }] : []),
  ...apps.map(({ release: { manifest, release } }) => ({ app: manifest.id, release })),
];

function summaryOf(publication: Publication): string {
  const { channel = 'stable', percent } = publication;
  const names = releasesIn(publication).map(({ app, release }) => `${app} ${release}`);
  const target = percent === undefined ? (channel === 'stable' ? '' : ` to ${channel}`) : ` for ${percent} %`;
  return `release ${names.join(', ')}${target}`;
}

function withPublication(
  registry: Registry,
  publication: Publication,
  { by, why }: Omit<ChangeNote, 'what'>,
): Registry {
  const { apps = [], shell, channel = 'stable', percent, isWatched = false } = publication;
  const stamp = { publishedAt: new Date().toISOString(), publishedBy: by, ...(why ? { why } : {}) };
  const add = (before: Registry, release: Release) =>
    percent === undefined
      ? withRelease(before, release, channel)
      : withRollout(before, release, percent, isWatched ? stamp.publishedAt : undefined);
  const start = shell ? withShell(registry, { ...shell.release, ...stamp }) : registry;
  return apps.reduce((before, { release }) => add(before, { ...release, ...stamp }), start);
}

const filesOf = ({ apps = [], shell }: Publication): UnpublishedFiles => ({
  sources: new Map(apps.map(({ release, source }) => [release.container, source])),
  ...(shell?.folder ? { shellFolder: shell.folder } : {}),
});

function downgradesIn(registry: Registry, publication: Publication): string[] {
  const { apps = [], shell, channel = 'stable', percent, allowsDowngrade } = publication;
  if (allowsDowngrade) return [];
  const named = apps.map(({ release }) => ({ id: release.manifest.id, release: release.release }));
  return downgradeIssues(
    registry,
    { apps: named, ...(shell ? { shell: shell.release.release } : {}) },
    percent === undefined ? channel : rolloutChannel,
  );
}

/** The verdict on a publication; changes nothing. */
export async function checkPublication(
  storage: ReleaseStorage,
  registry: Registry,
  publication: Publication,
): Promise<Verdict> {
  const after = withPublication(registry, publication, { by: '' });
  const { issues, ...uses } = await checkChange(storage, registry, after, filesOf(publication));
  return { issues: [...downgradesIn(registry, publication), ...issues], ...uses };
}

async function placeFiles(storage: ReleaseStorage, { apps = [], shell }: Publication): Promise<void> {
  for (const { release, folder, assets } of apps) {
    if (folder) await storage.place(folder, pathOf(release));
    if (assets) await storage.placeAssets(assets);
  }
  if (!shell) return;
  if (shell.folder) await storage.place(shell.folder, `shell/${shell.release.release}`);
  await storage.placeAssets(shell.assets);
}

export interface Change {
  registry: Registry;
  brokenDependents: string[];
}

interface ChangeOptions {
  note?: ChangeNote;
  /** The releases whose files are to be placed first. */
  publication?: Publication;
  /** Removing something broken cannot wait for its dependents, so they are only reported. */
  allowsBrokenDependents?: boolean;
}

/**
 * Changes what is live, after the gate's check. Files are placed before the registry refers to them.
 * @throws RejectedError with all reasons, ChangeError; nothing is changed then
 */
export async function changeLive(
  storage: ReleaseStorage,
  change: ChangeRegistry,
  { note = createNote('change'), publication = {}, allowsBrokenDependents = false }: ChangeOptions = {},
): Promise<Change> {
  let brokenDependents: string[] = [];
  const registry = await storage.change(async (before) => {
    const after = await change(before);
    const verdict = await checkChange(storage, before, after, filesOf(publication));
    const reasons = [
      ...downgradesIn(before, publication),
      ...(allowsBrokenDependents ? verdict.issues : rejectionReasons(verdict)),
    ];
    if (reasons.length) throw new RejectedError(reasons);
    brokenDependents = [...verdict.brokenDependents, ...verdict.missingUses];
    await placeFiles(storage, publication);
    return after === before ? before : withNote(after, note, await writeReplacedParts(storage, before, after));
  });
  return { registry, brokenDependents };
}

/**
 * Publishes releases in one step.
 * @throws as `changeLive`
 */
export function publish(storage: ReleaseStorage, publication: Publication, why?: string): Promise<Change> {
  const note = createNote(summaryOf(publication), why);
  return changeLive(storage, (registry) => withPublication(registry, publication, note), { note, publication });
}

/** Rejects parts of others: a repository of an app's own undoes what concerns that app alone. */
function checkOwn({ apps, shell, origins }: ReplacedParts, own: string, what: string): void {
  if (shell || origins || Object.keys(apps).some((id) => id !== own))
    throw new Error(
      `The last change ("${what}") is not of ${own} alone, so it is not undone from here: "rollback" takes back a release of ${own}.`,
    );
}

/**
 * Undoes the last change, whatever it was. The undo is a change too, and can be undone.
 * @param own the only app whose changes may be undone; any without
 * @throws as `changeLive`
 */
export async function undo(storage: ReleaseStorage, why?: string, own?: string): Promise<Change & { what: string }> {
  const { changes: [{ what } = { what: '' }] = [], revision } = await storage.registry();
  const restore = async (registry: Registry) => {
    if (registry.revision !== revision)
      throw new Error('Somebody else has changed the registry meanwhile: see "list", and try again.');
    const parts = await readReplacedParts(storage, registry);
    if (own !== undefined) checkOwn(parts, own, what);
    return withReplacedParts(registry, parts);
  };
  const note = createNote(`undo of: ${what}`, why);
  return { ...(await changeLive(storage, restore, { note, allowsBrokenDependents: true })), what };
}
