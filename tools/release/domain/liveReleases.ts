import { dirname } from 'node:path';
import type { Registry, Release } from '../../../shared/contract/registry';
import { type Channel, releaseIn } from './channels';

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
