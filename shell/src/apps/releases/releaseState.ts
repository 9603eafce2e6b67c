import type { EmittedManifest, Registry, Release } from 'shared/contract';
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
