import { dirname } from 'node:path';
import type { RegisteredApp, Registry, Release } from '../../../shared/contract/registry';

/** `stable`, `next`, a preview such as `pr-12`, or the accounts of all rollouts. */
export type Channel = string;

/** The accounts of all rollouts; no preview has this name. */
export const rolloutChannel = 'rollout';

const permanentChannels: readonly Channel[] = ['stable', 'next', rolloutChannel];

/** Why a channel cannot have this name; undefined when it can. */
export const channelIssue = (name: string): string | undefined =>
  /^[a-z0-9][a-z0-9-]{0,39}$/.test(name) && name !== rolloutChannel
    ? undefined
    : `"${name}" is not the name of a channel: use stable, next, or lower-case letters, digits and hyphens, like pr-12.`;

/** An app's own release in a channel; undefined where the channel shows what is live in `stable`. */
export function releaseIn({ next, channels, rollout }: RegisteredApp, channel: Channel): string | undefined {
  if (channel === 'stable') return undefined;
  if (channel === 'next') return next;
  if (channel === rolloutChannel) return rollout?.release;
  return channels && Object.hasOwn(channels, channel) ? channels[channel] : undefined;
}

export function channelsOf(...registries: readonly Registry[]): Channel[] {
  const previews = registries.flatMap(({ apps }) =>
    Object.values(apps).flatMap((app) => Object.keys(app?.channels ?? {})),
  );
  return [...new Set([...permanentChannels, ...previews])];
}

export function liveReleases({ apps }: Registry, channel: Channel): Map<string, Release> {
  const live = Object.entries(apps).flatMap(([id, app]): [string, Release][] => {
    // Pages leave out malformed apps of a registry that was edited by hand.
    if (!Array.isArray(app?.releases)) return [];
    const name = releaseIn(app, channel) || app.live;
    const release = app.releases.find((one) => one?.release === name);
    return release ? [[id, release]] : [];
  });
  return new Map(live);
}

export const isLocal = ({ entry }: Release) => entry.startsWith('/') && !entry.startsWith('//');

/** The path of a local release's folder, below that of the registry. */
export const pathOf = (release: Release) => dirname(release.entry).slice(1);
