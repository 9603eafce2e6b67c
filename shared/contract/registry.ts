import type { EmittedManifest } from './manifest';

/** One immutable build of one remote. */
export interface Release {
  /** `<version>-<hash of its inputs>`: the name of its folder. */
  release: string;
  /** The container's global name; it carries the release, so two releases live in one page. */
  container: string;
  /** URL of the entry, relative to the page or absolute on an allowed origin. */
  entry: string;
  /** SRI hash of the entry; the hashes of its chunks are inside it. */
  integrity: string;
  manifest: EmittedManifest;
}

export interface RegisteredApp {
  /** The release that is live in `stable`. */
  live: string;
  /** The release that is live in `next`, where there is one. */
  next?: string;
  /** Newest first. */
  releases: Release[];
}

/** Where the API's calls go: to the demo in the page, or to a real server. */
export type ApiTarget = { mode: 'mock' } | { mode: 'server'; baseUrl: string };

/** The one document that the shell reads at start. */
export interface Registry {
  /** Goes up by one with each change: what a publisher compares before it sets. */
  revision: number;
  api: ApiTarget;
  /** Origins, besides the page's own, that remotes may come from. */
  origins: string[];
  shell: { release: string; host: string };
  apps: Record<string, RegisteredApp>;
}
