import { type Catalog, type Clock, findPrefix } from '@atrium/contract';
import { plainPath } from '@atrium/contract/host';

/** The data of one app has changed. */
export interface Change {
  /** The app whose data it is; `frame` for what belongs to none. */
  owner: string;
  /** The app that made the change in this page; absent for a change that another tab or machine has made. */
  source?: string;
}

export interface Changes {
  /** The app that owns the calls under a path, by the live manifests. */
  ownerOf(path: string): string;
  /** Tells every listener of this page and every other tab of a write that succeeded. */
  publish(path: string, source: string): void;
  /** Returns how to stop. */
  subscribe(listener: (change: Change) => void): () => void;
  /** Starts listening to the other tabs; returns how to stop. */
  start(): () => void;
}

interface PublishedChanges extends Changes {
  /** The same for these apps; the ids of the shell's own backends mean the shell. */
  publishApps(ids: readonly string[], source: string): void;
  /** Takes in whose data another machine has changed; every tab hears of that by itself. */
  receive(ids: readonly string[]): void;
  /** The same for the data of all. */
  receiveAll(): void;
}

/** The part of `BroadcastChannel` that reaches the other tabs. */
export interface TabChannel {
  postMessage(message: unknown): void;
  addEventListener(type: 'message', listener: (event: { data: unknown }) => void): void;
  close(): void;
}

/** Opens the channel to the browser's other tabs; undefined where there is none. */
const openPageChannel = (): TabChannel | undefined =>
  typeof BroadcastChannel === 'undefined' ? undefined : new BroadcastChannel('atrium-changes');

/** Writes that follow each other closely are one change: a bulk action refetches once. */
const gatherMs = 50;

const isOwner = (value: unknown): value is { owner: string } =>
  typeof value === 'object' && value !== null && 'owner' in value && typeof value.owner === 'string';

/** Carries changes through the page and to its other tabs. */
export function createChanges(
  catalog: Catalog,
  clock: Clock,
  openChannel: () => TabChannel | undefined = openPageChannel,
): PublishedChanges {
  const { ownerOf, listOwners } = createOwners(catalog);
  const listeners = new Set<(change: Change) => void>();
  let channel: TabChannel | undefined;
  let pending = new Map<string, Change>();

  function gather(change: Change): void {
    if (pending.size === 0) clock.setTimeout(flush, gatherMs);
    pending.set(`${change.owner} ${change.source ?? ''}`, change);
  }

  function flush(): void {
    const changes = [...pending.values()];
    pending = new Map();
    for (const change of changes) for (const listener of [...listeners]) listener(change);
    const owners = new Set(changes.flatMap(({ owner, source }) => (source === undefined ? [] : [owner])));
    for (const owner of owners) channel?.postMessage({ owner });
  }

  function gatherAll(ids: readonly string[], source?: string): void {
    const known = listOwners();
    for (const id of ids) gather({ owner: known.has(id) ? id : 'frame', ...(source !== undefined && { source }) });
  }

  return {
    ownerOf,
    publish: (path, source) => gather({ owner: ownerOf(path), source }),
    publishApps: gatherAll,
    receive: (ids) => gatherAll(ids),
    receiveAll: () => gatherAll([...listOwners()]),
    subscribe(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    start() {
      const opened = openChannel();
      if (!opened) return () => undefined;
      channel = opened;
      opened.addEventListener('message', ({ data }) => {
        if (isOwner(data)) gather({ owner: data.owner });
      });
      return () => {
        channel = undefined;
        opened.close();
      };
    },
  };
}

function createOwners(catalog: Catalog) {
  let known: ReturnType<Catalog['getApps']> | undefined;
  let owners: ReadonlyMap<string, string> = new Map();

  /** Asked at every query: with many apps the table is made once for each list of them. */
  function ownerOf(path: string): string {
    const apps = catalog.getApps();
    if (apps !== known) {
      known = apps;
      owners = new Map(
        apps.flatMap(({ id, backend }) => (backend?.prefixes ?? []).map((prefix) => [plainPath(prefix), id])),
      );
    }
    return owners.get(findPrefix(owners.keys(), path) ?? '') ?? 'frame';
  }

  return { ownerOf, listOwners: () => new Set(['frame', ...catalog.getApps().map(({ id }) => id)]) };
}
