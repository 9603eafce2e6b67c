import type { RegisteredApp } from '../../../shared/contract/registry';

type Rollout = NonNullable<RegisteredApp['rollout']>;

/** The live, earlier and kept releases of one app or of the shell; fields as in the registry. */
export interface History<R extends { release: string }> {
  live: string;
  next?: string;
  channels?: Record<string, string>;
  rollout?: Rollout;
  /** Newest first. */
  releases: R[];
  earlier?: string[];
  latest?: string;
}

/** Tabs may still run older releases. */
const maxKeptReleases = 5;

export const emptyHistory = { live: '', releases: [], earlier: [] };

/** Keeps the newest releases, and those in use. */
function trimmed<R extends { release: string }>(history: History<R>): History<R> {
  const { live, next, rollout, channels = {}, latest, earlier = [] } = history;
  const inUse = [live, next, rollout?.release, latest, earlier[0], ...Object.values(channels)];
  const releases = history.releases.filter(
    ({ release }, index) => index < maxKeptReleases || inUse.some((name) => name === release),
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

/** Makes a release live for everybody; the one before becomes the target of a rollback. */
function madeLive<R extends { release: string }>(history: History<R>, release: string): History<R> {
  const { live, earlier = [], ...rest } = withoutTrials(history, release);
  const before = [live, ...earlier].filter(
    (name, index, all) => name && name !== release && all.indexOf(name) === index,
  );
  return trimmed({ ...rest, live: release, earlier: before });
}

/** A release that is live for everybody needs no channel and no rollout. */
function withoutTrials<R extends { release: string }>(history: History<R>, release: string): History<R> {
  const { next, rollout, channels = {}, ...rest } = history;
  const others = Object.entries(channels).filter(([, name]) => name !== release);
  return {
    ...rest,
    ...(next && next !== release ? { next } : {}),
    ...(rollout && rollout.release !== release ? { rollout } : {}),
    ...(others.length ? { channels: Object.fromEntries(others) } : {}),
  };
}

export const released = <R extends { release: string }>(history: History<R>, release: R): History<R> =>
  madeLive({ ...history, releases: withFirst(history, release), latest: release.release }, release.release);

/** Publishes a release in `next`. */
export const releasedToNext = <R extends { release: string }>(history: History<R>, release: R): History<R> =>
  trimmed({
    ...history,
    releases: withFirst(history, release),
    next: release.release,
    latest: release.release,
  });

/** Publishes a release in a preview. It comes from a branch, so `latest` stays. */
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

/** Starts a rollout, or changes the percentage of the present one. */
export const rolledOut = <R extends { release: string }>(
  history: History<R>,
  release: R,
  percent: number,
  watch?: Rollout['watch'],
): History<R> =>
  trimmed({
    ...history,
    releases: withFirst(history, release),
    rollout: { release: release.release, percent, ...(watch && { watch }) },
    latest: release.release,
  });

/** Gives a watched rollout to more accounts; at 100 % its release is live. Undefined when there is no such rollout. */
export function grown<R extends { release: string }>(
  history: History<R>,
  { release, percent, at }: { release: string; percent: number; at: string },
): History<R> | undefined {
  const { rollout } = history;
  if (rollout?.release !== release || !rollout.watch) return undefined;
  if (percent >= 100) return madeLive(history, release);
  return { ...history, rollout: { ...rollout, percent, watch: { ...rollout.watch, stepSince: at } } };
}

/** Ends the rollout of a release, and nothing else; undefined when there is none. */
export function rolloutEnded<R extends { release: string }>(
  history: History<R>,
  release: string,
): History<R> | undefined {
  const { rollout, ...rest } = history;
  return rollout?.release === release ? trimmed(rest) : undefined;
}

/** Shows an app to nobody; the release that was live is the target of a rollback. Undefined when none is. */
export function disabled<R extends { release: string }>(history: History<R>): History<R> | undefined {
  const { live, next, rollout, channels, earlier = [], ...rest } = history;
  if (!live) return undefined;
  return trimmed({ ...rest, live: '', earlier: [live, ...earlier.filter((name) => name !== live)] });
}

/** Makes the release of a channel live for everybody, with `next` also that of the rollout; undefined when there is none. */
export function promoted<R extends { release: string }>(history: History<R>, channel = 'next'): History<R> | undefined {
  const release = channel === 'next' ? history.next : history.channels?.[channel];
  const rolledOutRelease = channel === 'next' ? history.rollout?.release : undefined;
  const found = release ?? rolledOutRelease;
  return found ? madeLive(history, found) : undefined;
}

/** Empties a channel, with `next` also ends the rollout; undefined when there was nothing. */
export function withdrawn<R extends { release: string }>(
  history: History<R>,
  channel = 'next',
): History<R> | undefined {
  const { next, rollout, channels = {}, ...rest } = history;
  if (channel === 'next')
    return next || rollout ? trimmed({ ...rest, ...(history.channels ? { channels } : {}) }) : undefined;
  if (!Object.hasOwn(channels, channel)) return undefined;
  const { [channel]: _, ...others } = channels;
  const { channels: __, ...withoutChannels } = history;
  return trimmed({ ...withoutChannels, ...(Object.keys(others).length ? { channels: others } : {}) });
}

/**
 * Makes an earlier release live again. `latest` stays, so that the next build does not publish the newer one again.
 * @param to a kept release; defaults to the one that was live before
 * @returns undefined when there is no such release
 */
export function rolledBack<R extends { release: string }>(history: History<R>, to?: string): History<R> | undefined {
  const { earlier = [], releases, live } = history;
  const target = to ?? earlier[0];
  if (!target || target === live || !releases.some(({ release }) => release === target)) return undefined;
  const place = earlier.indexOf(target);
  return {
    ...withoutTrials(history, target),
    live: target,
    earlier: place < 0 ? [live, ...earlier].filter(Boolean) : earlier.slice(place + 1),
  };
}

/**
 * True when a build that results in this release has nothing to publish. After a rollback another release is live, and
 * stays so.
 * @param isThere true when its files are in the served folder; a live release without files is built again
 */
export function isPublished(
  { live, next, rollout, latest }: Omit<History<{ release: string }>, 'releases'>,
  release: string,
  isThere: boolean,
): boolean {
  const isInUse = [live, next, rollout?.release].includes(release);
  return latest === release && (isThere || !isInUse);
}
