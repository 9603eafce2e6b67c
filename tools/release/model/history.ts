/** What is live of one app, or of the shell, what was, and what is kept. */
export interface History<R extends { release: string }> {
  live: string;
  next?: string;
  /** Newest first. */
  releases: R[];
  earlier?: string[];
  latest?: string;
}

/** How many releases stay, for tabs that still run them. */
const keptReleases = 5;

export const emptyHistory = { live: '', releases: [], earlier: [] };

/** The five newest stay, and whatever else is in use. */
function trimmed<R extends { release: string }>(history: History<R>): History<R> {
  const { live, next, latest, earlier = [] } = history;
  const inUse = [live, next, latest, earlier[0]];
  const releases = history.releases.filter(
    ({ release }, index) => index < keptReleases || inUse.some((name) => name === release),
  );
  return {
    ...history,
    releases,
    earlier: earlier.filter((name) => releases.some(({ release }) => release === name)),
  };
}

function withFirst<R extends { release: string }>(history: History<R>, release: R): R[] {
  return [release, ...history.releases.filter((other) => other.release !== release.release)];
}

/** Makes one release live for everybody; what was live is where a rollback goes. */
function madeLive<R extends { release: string }>(history: History<R>, release: string): History<R> {
  const { next, live, earlier = [], ...rest } = history;
  const before = [live, ...earlier].filter(
    (name, index, all) => name && name !== release && all.indexOf(name) === index,
  );
  return trimmed({ ...rest, ...(next && next !== release ? { next } : {}), live: release, earlier: before });
}

/** A new release goes live for everybody. */
export const released = <R extends { release: string }>(history: History<R>, release: R): History<R> =>
  madeLive({ ...history, releases: withFirst(history, release), latest: release.release }, release.release);

/** A new release goes live in `next` alone. */
export const releasedToNext = <R extends { release: string }>(history: History<R>, release: R): History<R> =>
  trimmed({
    ...history,
    releases: withFirst(history, release),
    next: release.release,
    latest: release.release,
  });

/** What is in `next` goes live for everybody; undefined where nothing is. */
export const promoted = <R extends { release: string }>(history: History<R>): History<R> | undefined =>
  history.next ? madeLive(history, history.next) : undefined;

/** `next` is left empty again; undefined where it is. */
export function withdrawn<R extends { release: string }>(history: History<R>): History<R> | undefined {
  const { next, ...rest } = history;
  return next ? trimmed(rest) : undefined;
}

/**
 * An earlier release is live again; what was built last stays known, so that the next build does not publish it again.
 * @param to a kept release; the one that was live before when absent
 * @returns undefined when there is no such release
 */
export function rolledBack<R extends { release: string }>(history: History<R>, to?: string): History<R> | undefined {
  const { earlier = [], releases, live } = history;
  const target = to ?? earlier[0];
  if (!target || target === live || !releases.some(({ release }) => release === target)) return undefined;
  const place = earlier.indexOf(target);
  const { next, ...rest } = history;
  return {
    ...rest,
    ...(next && next !== target ? { next } : {}),
    live: target,
    earlier: place < 0 ? [live, ...earlier].filter(Boolean) : earlier.slice(place + 1),
  };
}

/**
 * Is there nothing to do for sources that come to this release? They were published already; after a rollback another
 * release is live, and stays so.
 * @param isThere whether its files are in the served folder: what is live and has lost them is built again
 */
export function isPublished(
  { live, next, latest }: Omit<History<{ release: string }>, 'releases'>,
  release: string,
  isThere: boolean,
): boolean {
  const isInUse = live === release || next === release;
  return latest === release && (isThere || !isInUse);
}
