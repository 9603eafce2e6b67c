import type { RegisteredApp, Registry } from '../../../shared/contract/registry';

/** What a tab takes of each app: `stable` or `next`, a preview by its name, or what accounts of a rollout have. */
export type Channel = string;

/** What the accounts of all rollouts have. No preview is called so. */
export const rolloutChannel = 'share';

/** The channels that everybody has. */
const standing: readonly Channel[] = ['stable', 'next', rolloutChannel];

/** Why a channel cannot have a name; undefined where it can. */
export const channelProblem = (name: string): string | undefined =>
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) && name !== rolloutChannel
    ? undefined
    : `"${name}" is no name of a channel: stable, next, or small letters, digits and hyphens, like pr-12.`;

/** The release that an app has in a channel, where it has one there. */
export function releaseIn({ next, channels, share }: RegisteredApp, channel: Channel): string | undefined {
  if (channel === 'stable') return undefined;
  if (channel === 'next') return next;
  if (channel === rolloutChannel) return share?.release;
  return channels && Object.hasOwn(channels, channel) ? channels[channel] : undefined;
}

/** All channels in which two registries may differ. */
export function channelsOf(...registries: readonly Registry[]): Channel[] {
  const previews = registries.flatMap(({ apps }) =>
    Object.values(apps).flatMap((app) => Object.keys(app?.channels ?? {})),
  );
  return [...new Set([...standing, ...previews])];
}
