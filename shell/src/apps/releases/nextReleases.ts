import type { Release } from 'shared/contract';

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
