import type { EmittedManifest, Registry, Release } from 'shared/contract';
import { asideOf, isOff, type TabStore, withAside, withoutAside } from '../tab/tabChoices';
import { chooseRelease, isUsable, previousRelease, type ReleaseChoice } from './chooseRelease';

/** A release that crashed twice and gave way to the one before. */
export interface PutAside {
  id: string;
  from: Release;
  to: Release;
}

export interface BookState {
  registry: Registry;
  /** The release of each app that this tab uses, by app id. */
  releases: ReadonlyMap<string, Release>;
  /** Releases that wait until the app is no longer on screen, or the person takes them. */
  waiting: ReadonlyMap<string, Release>;
  /** What the frame may draw and call: the manifests of `releases`; an app that is switched off offers nothing. */
  apps: readonly EmittedManifest[];
  /** The shell that a reload would bring, when it is another than the one that runs. */
  newShell: string | null;
  /** What was put aside and not yet told. */
  putAside: readonly PutAside[];
  /** Another number draws the page on screen anew. */
  drawing: number;
}

/** What is left of an app that is switched off: its places. */
const offOf = ({ backend: _, ...manifest }: EmittedManifest): EmittedManifest => ({
  ...manifest,
  commands: [],
  slots: [],
});

interface BookOptions {
  /** The registry that the page came with: its shell is the one that runs. It may lack releases that are seldom used. */
  registry: Registry;
  tab: TabStore;
  isAllowedEntry: ReleaseChoice['isAllowedEntry'];
}

const crashesBefore = 2;

/**
 * Which release of each app this tab uses. A newer one is taken at once, unless the app is on screen: then it waits
 * until it no longer is, so that nobody's page changes under their hands.
 */
export function createReleaseBook({ registry: first, tab, isAllowedEntry }: BookOptions) {
  const listeners = new Set<() => void>();
  const held = new Map<string, number>();
  const crashes = new Map<string, number>();
  const overrides = new Map<string, Release>();
  let isWhole = false;
  let state: BookState = {
    registry: first,
    releases: new Map(),
    waiting: new Map(),
    apps: [],
    newShell: null,
    putAside: [],
    drawing: 0,
  };

  const choiceFor = (id: string): ReleaseChoice => ({
    channel: tab.get().channel,
    host: first.shell.host,
    isAllowedEntry,
    aside: asideOf(tab.get(), id),
  });

  function wantedReleases(registry: Registry): Map<string, Release> {
    const wanted = new Map<string, Release>();
    for (const [id, app] of Object.entries(registry.apps)) {
      const release = chooseRelease(id, app, choiceFor(id));
      if (release) wanted.set(id, release);
    }
    for (const [id, release] of overrides) wanted.set(id, release);
    return wanted;
  }

  const isHeld = (id: string) => (held.get(id) ?? 0) > 0;

  /** Chooses anew; `taken` is an app that changes although it is on screen. */
  function choose(registry: Registry, taken?: string): void {
    const releases = wantedReleases(registry);
    const waiting = new Map<string, Release>();
    for (const [id, current] of state.releases) {
      const wanted = releases.get(id);
      const isSame = wanted?.container === current.container && wanted.entry === current.entry;
      if (isSame) releases.set(id, current);
      else if (isHeld(id) && id !== taken) {
        releases.set(id, current);
        if (wanted) waiting.set(id, wanted);
      }
    }
    const { release } = registry.shell;
    set({
      registry,
      releases,
      waiting,
      apps: appsOf(releases),
      newShell: release && release !== first.shell.release ? release : null,
    });
  }

  function appsOf(releases: ReadonlyMap<string, Release>): readonly EmittedManifest[] {
    const apps = [...releases].map(([id, { manifest }]) => (isOff(tab.get(), id) ? offOf(manifest) : manifest));
    const isSame = apps.length === state.apps.length && apps.every((app, index) => app === state.apps[index]);
    return isSame ? state.apps : apps;
  }

  function set(changes: Partial<BookState>): void {
    state = { ...state, ...changes };
    for (const listener of listeners) listener();
  }

  function previousOf(id: string): Release | undefined {
    const app = state.registry.apps[id];
    const current = state.releases.get(id);
    if (!app || !current || overrides.has(id)) return undefined;
    return previousRelease(id, app, choiceFor(id), current.release);
  }

  /** Uses the release before, for as long as the tab lives. */
  function rollBack(id: string): void {
    const current = state.releases.get(id);
    if (!current || !previousOf(id)) return;
    tab.change(withAside(tab.get(), id, current.release));
    choose(state.registry, id);
  }

  choose(first);
  tab.subscribe(() => choose(state.registry));

  return {
    get: () => state,
    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** Another look at the registry, at all of it. */
    receive(registry: Registry) {
      if (isWhole && registry.revision === state.registry.revision) return;
      isWhole = true;
      choose(registry);
    },

    /** Does the tab use a release that it has put aside, because the page came without the one it wants? */
    isShort: () =>
      !isWhole && [...state.releases].some(([id, { release }]) => asideOf(tab.get(), id).includes(release)),

    /** Keeps an app's release while something of it is on screen; returns how to let go. */
    hold(id: string): () => void {
      held.set(id, (held.get(id) ?? 0) + 1);
      return () => {
        held.set(id, (held.get(id) ?? 1) - 1);
        const isBehind = state.waiting.has(id) || !wantedReleases(state.registry).has(id);
        if (!isHeld(id) && isBehind) choose(state.registry);
      };
    },

    /** Takes what waits, although the app is on screen. */
    take: (id: string) => choose(state.registry, id),

    /** An app's release from elsewhere, for this tab; without one, its own again. */
    override(id: string, release: Release | undefined) {
      if (release) overrides.set(id, release);
      else overrides.delete(id);
      choose(state.registry, id);
    },
    /** Mounts the app on screen once more. */
    drawAnew: () => set({ drawing: state.drawing + 1 }),
    isOverridden: (id: string) => overrides.has(id),

    /** Does this host offer what the release was built for? */
    fits: (release: Release): boolean => isUsable(release, choiceFor(release.manifest.id)),
    previousOf,
    rollBack,
    /** Forgets what was put aside of an app: what is live is used again. */
    useLive(id: string) {
      for (const release of asideOf(tab.get(), id)) crashes.delete(`${id} ${release}`);
      tab.change(withoutAside(tab.get(), id));
      choose(state.registry, id);
    },

    /** A release crashed while it came on screen; after the second time the one before is used. */
    reportCrash(release: Release) {
      const { id } = release.manifest;
      const name = `${id} ${release.release}`;
      crashes.set(name, (crashes.get(name) ?? 0) + 1);
      const previous = previousOf(id);
      if ((crashes.get(name) ?? 0) < crashesBefore || !previous) return;
      rollBack(id);
      set({ putAside: [...state.putAside, { id, from: release, to: previous }] });
    },
    /** What was put aside has been told. */
    told: () => set({ putAside: [] }),
  };
}

export type ReleaseBook = ReturnType<typeof createReleaseBook>;
