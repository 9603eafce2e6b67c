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
  releases: ReadonlyMap<string, Release>;
  /** Releases that wait until the app is no longer on screen, or the person asks for them. */
  pending: ReadonlyMap<string, Release>;
  /** The manifests of `releases`; an app that is switched off offers nothing. */
  apps: readonly EmittedManifest[];
  /** Apps whose live release cannot be used, and why. */
  malformed: readonly MalformedApp[];
  /** The shell that a reload would bring, when it is another than the one that runs. */
  newShell: string | null;
  /** Crashed releases that were replaced and that the person has not seen a notice of yet. */
  fallbacks: readonly ReleaseFallback[];
  mounts: number;
}

/** An app that is switched off keeps its routes and menu only. */
const offOf = ({ backend: _, ...manifest }: EmittedManifest): EmittedManifest => ({
  ...manifest,
  commands: [],
  slots: [],
});

/** The manifests of the releases; the same array where nothing has changed. */
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
  pending: Map<string, Release>;
}

const isSame = (one: Release, other: Release | undefined) =>
  one.container === other?.container && one.entry === other.entry;

/**
 * The releases that a tab uses next, given those it wants.
 * @param isKept true for an app on screen, whose release stays
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
