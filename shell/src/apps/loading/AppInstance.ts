import type { ComponentType } from 'react';

/**
 * How far a release of an app has come in this page.
 * - `idle`: nothing of it was asked for · `loading`: asked for · `ready`: its code has arrived
 * - `active`: its slice, api and listeners are the ones in the page · `failed`: it could not be loaded, or crashed
 */
type ReleaseState = 'idle' | 'loading' | 'ready' | 'active' | 'failed';

/** What the inspector says of a release. */
export interface ReleaseStatus {
  readonly state: ReleaseState;
  /** How long its first module took to arrive. */
  readonly ms?: number;
  /** What went wrong last, also when it has passed since. */
  readonly error?: string;
}

/** Loads one exposed module of a release, `'./app'` say. */
export type LoadModule = (module: string) => Promise<unknown>;

/** One copy of a release's code: a further try, or a reload, takes another one. */
export interface CodeCopy {
  /** How many copies the page asked for before. */
  readonly attempt: number;
  readonly load: LoadModule;
}

/** One release of an app in this page. */
export interface ReleaseInstance {
  status: ReleaseStatus;
  copy?: CodeCopy;
  /** Has its code run in this page before? */
  hasRun: boolean;
  /** The wait before it is tried again by itself; longer after each failure. */
  retryAfter?: number;
}

/** All that this page knows of one app. Releases are named by their container. */
export interface AppInstance {
  readonly releases: Map<string, ReleaseInstance>;
  /** The release whose code ran last. */
  latest?: string;
  /** The release whose texts i18n has. */
  texts?: string;
  /** The release whose slice, api and listeners are in the page. */
  active?: string;
  /** The app as a component, and the release that it is made of. */
  view?: { container: string; App: ComponentType };
}
