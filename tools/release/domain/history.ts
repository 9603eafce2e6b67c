/** What is live of one app, or of the shell, what was, and what is kept. */
export interface History<R extends { release: string }> {
  live: string;
  next?: string;
  channels?: Record<string, string>;
  share?: { release: string; percent: number };
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
  const { live, next, share, channels = {}, latest, earlier = [] } = history;
  const inUse = [live, next, share?.release, latest, earlier[0], ...Object.values(channels)];
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
  const { live, earlier = [], ...rest } = withoutTrial(history, release);
  const before = [live, ...earlier].filter(
    (name, index, all) => name && name !== release && all.indexOf(name) === index,
  );
  return trimmed({ ...rest, live: release, earlier: before });
}

/** A release that everybody has is in no channel of its own, and on trial nowhere. */
function withoutTrial<R extends { release: string }>(history: History<R>, release: string): History<R> {
  const { next, share, channels = {}, ...rest } = history;
  const others = Object.entries(channels).filter(([, name]) => name !== release);
  return {
    ...rest,
    ...(next && next !== release ? { next } : {}),
    ...(share && share.release !== release ? { share } : {}),
    ...(others.length ? { channels: Object.fromEntries(others) } : {}),
  };
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

/** A new release goes live in a preview alone. It is that of a branch: what the sources made last stays what it was. */
export const previewed = <R extends { release: string }>(
  history: History<R>,
  release: R,
  channel: string,
): History<R> =>
  trimmed({
    ...history,
    releases: withFirst(history, release),
    channels: { ...history.channels, [channel]: release.release },
  });

/** A new release goes live for some accounts, or the one that they have for more or fewer of them. */
export const rolledOut = <R extends { release: string }>(
  history: History<R>,
  release: R,
  percent: number,
): History<R> =>
  trimmed({
    ...history,
    releases: withFirst(history, release),
    share: { release: release.release, percent },
    latest: release.release,
  });

/** What is in a channel, or on trial, goes live for everybody; undefined where nothing is. */
export function promoted<R extends { release: string }>(history: History<R>, channel = 'next'): History<R> | undefined {
  const release = channel === 'next' ? history.next : history.channels?.[channel];
  const trial = channel === 'next' ? history.share?.release : undefined;
  const found = release ?? trial;
  return found ? madeLive(history, found) : undefined;
}

/** A channel is left empty again, and with `next` the trial ends; undefined where there was nothing. */
export function withdrawn<R extends { release: string }>(
  history: History<R>,
  channel = 'next',
): History<R> | undefined {
  const { next, share, channels = {}, ...rest } = history;
  if (channel === 'next')
    return next || share ? trimmed({ ...rest, ...(history.channels ? { channels } : {}) }) : undefined;
  if (!Object.hasOwn(channels, channel)) return undefined;
  const { [channel]: _, ...others } = channels;
  const { channels: __, ...kept } = history;
  return trimmed({ ...kept, ...(Object.keys(others).length ? { channels: others } : {}) });
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
  return {
    ...withoutTrial(history, target),
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
  { live, next, share, latest }: Omit<History<{ release: string }>, 'releases'>,
  release: string,
  isThere: boolean,
): boolean {
  const isInUse = [live, next, share?.release].includes(release);
  return latest === release && (isThere || !isInUse);
}
