import type { ProviderSignIn } from './account';
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
  /** Time of publication, in ISO 8601. Releases of a dev server were never published. */
  publishedAt?: string;
  /** Publisher and purpose. */
  publishedBy?: string;
  why?: string;
  manifest: EmittedManifest;
}

export interface RegisteredApp {
  /** The release that is live in `stable`; empty while there is one in `next` alone. */
  live: string;
  /** The release that is live in `next`, where there is one. */
  next?: string;
  /** The releases that are live in other channels, by the channel's name: `pr-12`. */
  channels?: Record<string, string>;
  /** A release that is live for some accounts of `stable`, so many per cent of all. */
  rollout?: {
    release: string;
    percent: number;
    /** It grows by steps and withdraws itself: since when there is the rollout, and its present percentage. In ISO 8601. */
    watch?: { since: string; stepSince: string };
  };
  /** Newest first. */
  releases: Release[];
  /** Earlier live releases of `stable`, latest first: targets of a rollback, and of a tab in which `live` crashes. */
  earlier?: string[];
  /** The release that the app's sources made last. A build that comes to the same one publishes nothing: a rollback stays. */
  latest?: string;
}

/** One build of the shell. */
export interface ShellRelease {
  /** `<version>-<hash of its inputs>`: the name of its folder. */
  release: string;
  /** The version of the host API that it offers. */
  host: string;
  /** Time of publication, in ISO 8601. */
  publishedAt?: string;
  /** Publisher and purpose. */
  publishedBy?: string;
  why?: string;
}

/** The shell's releases beside the live one; fields as those of an app. */
export interface ShellHistory {
  releases: ShellRelease[];
  earlier: string[];
  latest: string;
}

/** One change of the registry, kept for the people who release. */
export interface RegistryChange {
  /** The revision that it made. */
  revision: number;
  /** In ISO 8601. */
  at: string;
  by: string;
  what: string;
  why?: string;
  /** The document beside the registry that holds what the change took the place of. */
  before: string;
}

/** Target of the API's calls: the demo in the page, or a server. */
export type ApiTarget = { mode: 'mock' } | { mode: 'server'; baseUrl: string };

/** The one document that the shell reads at start. */
export interface Registry {
  /** Goes up by one with each change: what a publisher compares before it sets. */
  revision: number;
  api: ApiTarget;
  /** Way to sign in; defaults to a password, as in the demo. */
  auth?: ProviderSignIn;
  /** Address for reports of errors and of what the content policy has blocked; none when absent. */
  reports?: string;
  /** Path below which the product is served, such as `/atrium`; at the root of its origin without one. */
  base?: string;
  /** Trusted Types policies that apps may make, by the app's id: `{ map: ['lit-html'] }`. */
  policies?: Record<string, string[]>;
  /** Origins, besides the page's own, that remotes may come from. */
  origins: string[];
  /** The live shell. */
  shell: { release: string; host: string };
  shellHistory?: ShellHistory;
  /** The last changes, the latest first. */
  changes?: RegistryChange[];
  apps: Record<string, RegisteredApp>;
}
