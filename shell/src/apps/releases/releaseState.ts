import type { EmittedManifest, Registry, Release } from '@atrium/contract';
import type { MalformedApp } from '../registry/readRegistry';
import { isOff, type TabChoices } from './TabStore';

/** A release that crashed twice and gave way to the one before. */
interface ReleaseFallback {
  id: string;
  from: Release;
  to: Release;
}

export interface ReleaseState {
  registry: Registry;
  /** The release of each app that this tab uses, by app id. */
  releases: ReadonlyMap<string, Release>;
  /** Releases that wait until the app is no longer on screen, or the person asks for them. */
  pending: ReadonlyMap<string, Release>;
  /** What the frame may draw and call: the manifests of `releases`; an app that is switched off offers nothing. */
  apps: readonly EmittedManifest[];
  /** Apps whose live release cannot be used, and why. */
  malformed: readonly MalformedApp[];
  /** The shell that a reload would bring, when it is another than the one that runs. */
  newShell: string | null;
  /** Crashed releases that were replaced and that the person has not seen a notice of yet. */
  fallbacks: readonly ReleaseFallback[];
  /** How often the app on screen was remounted. */
  mounts: number;
}

/** What is left of an app that is switched off: its places. */
const offOf = ({ backend: _, ...manifest }: EmittedManifest): EmittedManifest => ({
  ...manifest,
  commands: [],
  slots: [],
});

/** What the frame may draw and call of some releases; the same as before, where nothing is different. */
export function offeredApps(
  releases: ReadonlyMap<string, Release>,
  choices: TabChoices,
  before: readonly EmittedManifest[],
): readonly EmittedManifest[] {
  const apps = [...releases].map(([id, { manifest }]) => (isOff(choices, id) ? offOf(manifest) : manifest));
  const isSame = apps.length === before.length && apps.every((app, index) => app === before[index]);
  return isSame ? before : apps;
}

interface NextReleases {
  releases: Map<string, Release>;
  /** Releases that were wanted and have to wait. */
  pending: Map<string, Release>;
}

const isSame = (one: Release, other: Release | undefined) =>
  one.container === other?.container && one.entry === other.entry;

/**
 * What a tab uses next of what it wants.
 * @param isKept whether the release that is used now stays, since the app is on screen
 */
export function nextReleases(
  current: ReadonlyMap<string, Release>,
  wanted: ReadonlyMap<string, Release>,
  isKept: (id: string) => boolean,
): NextReleases {
  const releases = new Map(wanted);
  const pending = new Map<string, Release>();
  for (const [id, release] of current) {
    const other = wanted.get(id);
    if (isSame(release, other)) releases.set(id, release);
    else if (isKept(id)) {
      releases.set(id, release);
      if (other) pending.set(id, other);
    }
  }
  return { releases, pending };
}
