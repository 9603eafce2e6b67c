import type { RegisteredApp, Release } from 'shared/contract';
import { fitsHost } from 'shared/contract/host';

/** What decides, in one tab, which release of an app it takes. */
export interface ReleaseChoice {
  channel: 'stable' | 'next';
  /** The version of the host API that runs in the tab. */
  host: string;
  /** May scripts of this page come from there? */
  isAllowedEntry(entry: string): boolean;
  /** Releases that this tab does not use, because they crashed or by a developer's choice. */
  skipped: readonly string[];
}

/** The releases of an app, the one that should be used first: what is live, what was live before, then all others. */
function inOrder({ live, next, earlier = [], releases }: RegisteredApp, channel: ReleaseChoice['channel']): Release[] {
  const names = [...(channel === 'next' && next ? [next] : []), live, ...earlier];
  const first = names.flatMap((name) => releases.filter(({ release }) => release === name));
  // What is in `next` alone is for those who asked for it.
  const others = releases.filter(({ release }) => release !== next);
  return live || channel === 'next' ? [...new Set([...first, ...others])] : [];
}

/** Can the release run in this host? */
export const isUsable = (release: Release, { host, isAllowedEntry }: ReleaseChoice): boolean =>
  fitsHost(release.manifest.host, host) && isAllowedEntry(release.entry);

/**
 * The release of an app that a tab takes: the live one of its channel, or the one before that this host fits.
 * @returns one that does not fit only when none does, so that somebody hears of it; nothing for a broken entry
 */
export function chooseRelease(id: string, app: RegisteredApp, choice: ReleaseChoice): Release | undefined {
  const whole = inOrder(app, choice.channel).filter(({ manifest }) => manifest?.id === id);
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
