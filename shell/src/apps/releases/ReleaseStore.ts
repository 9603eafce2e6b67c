import type { Registry, Release } from '@atrium/contract';
import { ValueStore } from '../../common/ValueStore';
import type { MalformedApp } from '../registry/readRegistry';
import { chooseRelease, isUsable, previousRelease, type ReleaseChoice } from './chooseRelease';
import { nextReleases, offeredApps, type ReleaseState } from './releaseState';
import { skippedOf, type TabStore, withoutSkipped, withSkipped } from './TabStore';

interface ReleaseStoreOptions {
  /** The registry that the page came with: its shell is the one that runs. It may lack releases that are seldom used. */
  registry: Registry;
  malformed?: readonly MalformedApp[];
  tab: TabStore;
  isAllowedEntry: ReleaseChoice['isAllowedEntry'];
}

interface AppRecord {
  pins: number;
  crashes: Map<string, number>;
  override?: Release;
}

const maxCrashes = 2;

/**
 * Decides which release of each app this tab uses. A newer one is used at once, unless the app is on screen: then it waits
 * until it no longer is, so that nobody's page changes under their hands.
 */
export class ReleaseStore extends ValueStore<ReleaseState> {
  readonly #options: ReleaseStoreOptions;
  readonly #notes = new Map<string, AppRecord>();
  #hasFullRegistry = false;
  #account: string | undefined;

  constructor(options: ReleaseStoreOptions) {
    const { registry, malformed = [] } = options;
    const none = { releases: new Map(), pending: new Map(), apps: [], newShell: null, fallbacks: [], mounts: 0 };
    super({ registry, malformed, ...none });
    this.#options = options;
    this.#choose(registry);
    options.tab.subscribe(() => this.#choose(this.get().registry));
  }

  receive(registry: Registry, malformed: readonly MalformedApp[] = []): void {
    if (this.#hasFullRegistry && registry.revision === this.get().registry.revision) return;
    this.#hasFullRegistry = true;
    this.#change({ malformed });
    this.#choose(registry);
    for (const release of this.get().releases.values()) this.#fallBack(release);
  }

  /** Did the page come with the live releases alone, and was nothing else read since? */
  lacksReleases(): boolean {
    return !this.#hasFullRegistry;
  }

  /** Does the page come without releases that this tab wants: those of a preview, or of before one that it skips? */
  needsFullRegistry(): boolean {
    const choices = this.#options.tab.get();
    const isPreview = !['stable', 'next'].includes(choices.channel);
    const isSkipped = ([id, { release }]: [string, Release]) => skippedOf(choices, id).includes(release);
    return !this.#hasFullRegistry && (isPreview || [...this.get().releases].some(isSkipped));
  }

  setAccount(account: string | undefined): void {
    if (account === this.#account) return;
    this.#account = account;
    const { registry } = this.get();
    if (Object.values(registry.apps).some(({ rollout }) => rollout)) this.#choose(registry);
  }

  /** Pins an app's release while a component of it is on screen; returns how to unpin it. */
  pin(id: string): () => void {
    const notes = this.#notesOf(id);
    notes.pins += 1;
    return () => {
      notes.pins -= 1;
      const { registry, pending } = this.get();
      const isBehind = pending.has(id) || !this.#wantedReleases(registry).has(id);
      if (notes.pins === 0 && isBehind) this.#choose(registry);
    };
  }

  applyPending(id: string): void {
    this.#choose(this.get().registry, id);
  }

  /** An app's release from elsewhere, for this tab; without one, its own again. */
  override(id: string, release: Release | undefined): void {
    const notes = this.#notesOf(id);
    if (release) notes.override = release;
    else delete notes.override;
    this.#choose(this.get().registry, id);
  }

  isOverridden(id: string): boolean {
    return this.#notes.get(id)?.override !== undefined;
  }

  /**
   * The release of an app that this tab uses.
   * @throws where there is none
   */
  releaseOf(id: string): Release {
    const release = this.get().releases.get(id);
    if (!release) throw new Error(`${id} has no live release.`);
    return release;
  }

  remount(): void {
    this.#change({ mounts: this.get().mounts + 1 });
  }

  fits(release: Release): boolean {
    return isUsable(release, this.#choiceFor(release.manifest.id));
  }

  /** The release that a rollback would use; undefined where there is none. */
  previousOf(id: string): Release | undefined {
    const { registry, releases } = this.get();
    const app = registry.apps[id];
    const current = releases.get(id);
    if (!app || !current || this.isOverridden(id)) return undefined;
    return previousRelease(id, app, this.#choiceFor(id), current.release);
  }

  rollBack(id: string): void {
    const { tab } = this.#options;
    const current = this.get().releases.get(id);
    if (!current || !this.previousOf(id)) return;
    tab.change(withSkipped(tab.get(), id, current.release));
    this.#choose(this.get().registry, id);
  }

  useLive(id: string): void {
    const { tab } = this.#options;
    this.#notesOf(id).crashes.clear();
    tab.change(withoutSkipped(tab.get(), id));
    this.#choose(this.get().registry, id);
  }

  /** Counts a crash on start; after the second the previous release is used, as soon as it is known. */
  reportCrash(release: Release): void {
    const { crashes } = this.#notesOf(release.manifest.id);
    crashes.set(release.release, (crashes.get(release.release) ?? 0) + 1);
    this.#fallBack(release);
  }

  #fallBack(release: Release): void {
    const { id } = release.manifest;
    const crashes = this.#notes.get(id)?.crashes.get(release.release) ?? 0;
    const previous = this.previousOf(id);
    if (crashes < maxCrashes || !previous) return;
    this.rollBack(id);
    this.#change({ fallbacks: [...this.get().fallbacks, { id, from: release, to: previous }] });
  }

  acknowledge(): void {
    this.#change({ fallbacks: [] });
  }

  #notesOf(id: string): AppRecord {
    const notes = this.#notes.get(id) ?? { pins: 0, crashes: new Map() };
    this.#notes.set(id, notes);
    return notes;
  }

  #choiceFor(id: string): ReleaseChoice {
    const { registry, tab, isAllowedEntry } = this.#options;
    const choices = tab.get();
    return {
      channel: choices.channel,
      account: this.#account,
      host: registry.shell.host,
      isAllowedEntry,
      skipped: skippedOf(choices, id),
    };
  }

  #wantedReleases(registry: Registry): Map<string, Release> {
    const wanted = new Map<string, Release>();
    for (const [id, app] of Object.entries(registry.apps)) {
      const release = chooseRelease(id, app, this.#choiceFor(id));
      if (release) wanted.set(id, release);
    }
    for (const [id, { override }] of this.#notes) if (override) wanted.set(id, override);
    return wanted;
  }

  /** Chooses again; `applied` is an app that changes although it is on screen. */
  #choose(registry: Registry, applied?: string): void {
    const isKept = (id: string) => id !== applied && (this.#notes.get(id)?.pins ?? 0) > 0;
    const { releases, pending } = nextReleases(this.get().releases, this.#wantedReleases(registry), isKept);
    const { release } = registry.shell;
    const isNewShell = release !== '' && release !== this.#options.registry.shell.release;
    const apps = offeredApps(releases, this.#options.tab.get(), this.get().apps);
    this.#change({ registry, releases, pending, apps, newShell: isNewShell ? release : null });
  }

  #change(changes: Partial<ReleaseState>): void {
    this.set({ ...this.get(), ...changes });
  }
}
