import type { RegisteredApp, Release } from '@atrium/contract';
import { fitsHost } from '@atrium/contract/host';

export interface ReleaseChoice {
  channel: string;
  account?: string | undefined;
  host: string;
  isAllowedEntry(entry: string): boolean;
  /** Releases that this tab does not use, because they crashed or by a developer's choice. */
  skipped: readonly string[];
}

type Tab = Pick<ReleaseChoice, 'channel' | 'account'>;

/** The release that this tab gets before everyone else: that of its channel, or of a rollout. */
function trialOf(id: string, { next, channels = {}, rollout }: RegisteredApp, { channel, account }: Tab) {
  if (channel === 'next') return next;
  if (channel !== 'stable') return Object.hasOwn(channels, channel) ? channels[channel] : undefined;
  return rollout && isInRollout(rollout.percent, id, account) ? rollout.release : undefined;
}

/** The releases of an app, the one that should be used first: what is live, what was live before, then all others. */
function inOrder(id: string, app: RegisteredApp, tab: Tab): readonly Release[] {
  const { live, next, channels = {}, rollout, earlier = [], releases } = app;
  const trial = trialOf(id, app, tab);
  const names = [...(trial ? [trial] : []), live, ...earlier];
  const first = names.flatMap((name) => releases.filter(({ release }) => release === name));
  // A release that is only on a channel or in a rollout is for those tabs.
  const trials = [next, rollout?.release, ...Object.values(channels)];
  const others = releases.filter(({ release }) => !trials.includes(release));
  return live || trial ? [...new Set([...first, ...others])] : [];
}

export const isUsable = (release: Release, { host, isAllowedEntry }: ReleaseChoice): boolean =>
  fitsHost(release.manifest.host, host) && isAllowedEntry(release.entry);

/**
 * The release of an app that a tab uses: the live one of its channel, or an earlier one that fits this host.
 * @returns one that does not fit only when none does, so that its error is shown; undefined for a broken entry
 */
export function chooseRelease(id: string, app: RegisteredApp, choice: ReleaseChoice): Release | undefined {
  const whole = inOrder(id, app, choice).filter(({ manifest }) => manifest?.id === id);
  const usable = whole.filter((release) => isUsable(release, choice));
  return usable.find(({ release }) => !choice.skipped.includes(release)) ?? usable[0] ?? whole[0];
}

/** The release that would be used if the given one were skipped. */
export function previousRelease(
  id: string,
  app: RegisteredApp,
  choice: ReleaseChoice,
  given: string,
): Release | undefined {
  const next = chooseRelease(id, app, { ...choice, skipped: [...choice.skipped, given] });
  const isOther = next && next.release !== given && !choice.skipped.includes(next.release) && isUsable(next, choice);
  return isOther ? next : undefined;
}

/** FNV-1a, 32 bits: distributes short texts evenly and never changes between browsers. */
export function hashOf(text: string): number {
  let hash = 0x811c9dc5;
  for (let index = 0; index < text.length; index += 1) hash = Math.imul(hash ^ text.charCodeAt(index), 0x01000193);
  return hash >>> 0;
}

/**
 * Does an account have what an app rolls out to so many per cent? An account that is among them stays so when they become
 * more; and another app's rollout reaches other accounts first, so that nobody tries everything.
 */
export const isInRollout = (percent: number, app: string, account: string | undefined): boolean =>
  account !== undefined && hashOf(`${app}:${account}`) % 10_000 < percent * 100;
