import { dirname } from 'node:path';
import type { HostDescription } from '../../../shared/build/describeHost';
import { hostPages, hostPaths, hostSlots } from '../../../shared/contract/hostPages';
import type { EmittedManifest } from '../../../shared/contract/manifest';
import type { Registry, Release } from '../../../shared/contract/registry';
import { type ReleaseSource, remoteSource, storedSource } from '../gate/releaseFacts';
import type { ReleaseStorage } from '../storage/releaseStorage';
import { type Channel, releaseIn } from './channels';
import type { LiveSurroundings } from './releaseRules';

/** The live release of every app, by id, as a tab of the channel takes it. */
export function liveReleases({ apps }: Registry, channel: Channel): Map<string, Release> {
  const live = Object.entries(apps).flatMap(([id, app]): [string, Release][] => {
    // What was written by hand may be anything; what is no app, pages leave out.
    if (!Array.isArray(app?.releases)) return [];
    const name = releaseIn(app, channel) || app.live;
    const release = app.releases.find((one) => one?.release === name);
    return release ? [[id, release]] : [];
  });
  return new Map(live);
}

const isLocal = ({ entry }: Release) => entry.startsWith('/') && !entry.startsWith('//');

/** The path of a release's folder, below that of the registry. */
export const pathOf = (release: Release) => dirname(release.entry).slice(1);

/** Where the files of a published release are. */
export const sourceOf = async (storage: ReleaseStorage, release: Release): Promise<ReleaseSource> =>
  isLocal(release) ? storedSource(storage, pathOf(release)) : remoteSource(release.entry, []);

/** What a published shell says of itself beside its files: the versions of what it provides, and its names. */
export async function offerOf(storage: ReleaseStorage, release: string): Promise<Partial<HostDescription>> {
  const bytes = release ? await storage.read(`shell/${release}/host.json`) : undefined;
  return bytes ? JSON.parse(bytes.toString()) : {};
}

/**
 * Beside what a release of an app would be live.
 * @param offer what the shell says of itself
 */
export function surroundings(
  { provides, gives }: Partial<HostDescription>,
  { shell, origins }: Registry,
  others: readonly EmittedManifest[],
): LiveSurroundings {
  const own = { paths: hostPaths, searchIds: hostPages.map(({ id }) => id), slots: hostSlots };
  return {
    shell: { ...shell, ...own, ...(provides ? { provides } : {}), ...(gives ? { gives } : {}) },
    others,
    origins,
  };
}
