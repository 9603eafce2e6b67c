import type { Release } from '@atrium/contract';
import type { ComponentType } from 'react';
import { ValueStore } from '../../common/ValueStore';

/**
 * Life cycle of a release in this page.
 * - `idle`: nothing of it was asked for · `loading`: asked for · `ready`: its code has arrived
 * - `active`: its slice, api and listeners are the ones in the page · `failed`: it could not be loaded, or crashed
 */
type ReleaseState = 'idle' | 'loading' | 'ready' | 'active' | 'failed';

export interface ReleaseStatus {
  readonly state: ReleaseState;
  /** Load time of its first module, in milliseconds. */
  readonly ms?: number;
  /** The last error, also after recovery. */
  readonly error?: string;
}

/** Loads one exposed module of a release, `'./app'` say. */
export type LoadModule = (module: string) => Promise<unknown>;

/** One copy of a release's code: a retry or reload uses another one. */
export interface CodeCopy {
  /** Number of copies requested before. */
  readonly attempt: number;
  readonly load: LoadModule;
}

interface ReleaseInstance {
  status: ReleaseStatus;
  copy?: CodeCopy;
  hasRun: boolean;
  /** The wait before it is tried again by itself; longer after each failure. */
  retryAfter?: number;
}

interface AppInstance {
  readonly releases: Map<string, ReleaseInstance>;
  /** The release whose code ran last. */
  latest?: string;
  /** The release whose texts i18n has. */
  texts?: string;
  /** The release whose slice, api and listeners are in the page. */
  active?: string;
  view?: { container: string; App: ComponentType };
}

export class AppInstances {
  readonly #apps = new Map<string, AppInstance>();
  #lastAsked: string | undefined;

  readonly statuses = new ValueStore<ReadonlyMap<string, ReleaseStatus>>(new Map());

  of({ manifest: { id } }: Release): AppInstance {
    const app = this.#apps.get(id) ?? { releases: new Map() };
    this.#apps.set(id, app);
    return app;
  }

  releaseOf(release: Release): ReleaseInstance {
    const { releases } = this.of(release);
    const instance = releases.get(release.container) ?? { status: { state: 'idle' }, hasRun: false };
    releases.set(release.container, instance);
    return instance;
  }

  lastAsked(): string | undefined {
    return this.#lastAsked;
  }

  /** A module of the release was requested; loaded and active releases keep their state. */
  markLoading(release: Release): void {
    this.#lastAsked = release.manifest.id;
    const { state } = this.releaseOf(release).status;
    if (state === 'idle' || state === 'failed') this.#setStatus(release, { state: 'loading' });
  }

  markLoaded(release: Release, module: string, ms: number): void {
    const isFirst = module === './app' && this.releaseOf(release).status.ms === undefined;
    const state = this.of(release).active === release.container ? 'active' : 'ready';
    this.#setStatus(release, { state, ...(isFirst ? { ms } : {}) });
  }

  /** The release takes the place of the app's last active one, whose code stays. */
  markActive(release: Release): void {
    const app = this.of(release);
    if (app.active === release.container) return;
    this.#endActive(app);
    app.active = release.container;
    this.#setStatus(release, { state: 'active' });
  }

  markFailed(release: Release, error: unknown): void {
    this.#setStatus(release, { state: 'failed', error: String(error) });
  }

  /** Nothing that was made of the app's code so far is used again. */
  reset(release: Release): void {
    const app = this.of(release);
    this.#endActive(app);
    delete app.texts;
    delete app.view;
  }

  #endActive(app: AppInstance): void {
    const before = app.releases.get(app.active ?? '');
    if (before?.status.state === 'active') before.status = { ...before.status, state: 'ready' };
    delete app.active;
    this.#publish();
  }

  #setStatus(release: Release, changes: ReleaseStatus): void {
    const instance = this.releaseOf(release);
    instance.status = { ...instance.status, ...changes };
    this.#publish();
  }

  #publish(): void {
    const releases = [...this.#apps.values()].flatMap((app) => [...app.releases]);
    this.statuses.set(new Map(releases.map(([container, { status }]) => [container, status])));
  }
}
