import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { HostDescription } from '../../shared/build/describeHost';
import { hostPages, hostPaths, hostSlots } from '../../shared/contract/hostPages';
import type { EmittedManifest } from '../../shared/contract/manifest';
import type { Registry, Release } from '../../shared/contract/registry';
import type { Channel } from './model/registryChanges';
import type { LiveSurroundings } from './model/releaseRules';
import { folderSource, type ReleaseSource, remoteSource } from './releaseFacts';

/** The live release of every app, by id, as a tab of the channel takes it. */
export function liveReleases({ apps }: Registry, channel: Channel): Map<string, Release> {
  const live = Object.entries(apps).flatMap(([id, app]): [string, Release][] => {
    // What was written by hand may be anything; what is no app, pages leave out.
    if (!Array.isArray(app?.releases)) return [];
    const name = (channel === 'next' && app.next) || app.live;
    const release = app.releases.find((one) => one?.release === name);
    return release ? [[id, release]] : [];
  });
  return new Map(live);
}

const isLocal = ({ entry }: Release) => entry.startsWith('/') && !entry.startsWith('//');

/** The folder of a release in the served folder. */
export const folderOf = (dist: string, release: Release) => join(dist, dirname(release.entry));

/** Where the files of a published release are. */
export const sourceOf = (dist: string, release: Release): ReleaseSource =>
  isLocal(release) ? folderSource(folderOf(dist, release)) : remoteSource(release.entry, []);

/** What a shell says of itself beside its files: the versions of what it provides, and its names. */
function offerOf(folder: string): Partial<HostDescription> {
  const file = join(folder, 'host.json');
  return existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : {};
}

/**
 * Beside what a release of an app would be live.
 * @param shellFolder the files of the shell
 */
export function surroundings(
  shellFolder: string,
  { shell, origins }: Registry,
  others: readonly EmittedManifest[],
): LiveSurroundings {
  const { provides, gives } = offerOf(shellFolder);
  const own = { paths: hostPaths, searchIds: hostPages.map(({ id }) => id), slots: hostSlots };
  return {
    shell: { ...shell, ...own, ...(provides ? { provides } : {}), ...(gives ? { gives } : {}) },
    others,
    origins,
  };
}
