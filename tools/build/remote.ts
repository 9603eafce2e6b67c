import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Release } from '@atrium/contract';
import type { ReleaseDescription } from '../../shared/build/describeRelease';
import { descriptionFile } from '../../shared/build/release';
import { compressFolder } from './compress';
import { moveOnce, withDraft } from './draft';
import { storeSourceMaps } from './maps';
import { runRspack } from './rspack';

/** Builds a release of a remote into `<remotes>/<id>/<release>/`, by an atomic rename. */
export function buildRemote(directory: string, release: string, remotes: string): Promise<Release> {
  return withDraft(join(remotes, release), async (draft) => {
    await runRspack(directory, { release, output: draft, maps: 'true' });
    const { files, takes, ...described }: ReleaseDescription = JSON.parse(
      readFileSync(join(draft, descriptionFile), 'utf8'),
    );
    storeSourceMaps(draft, described.manifest.id, release);
    await compressFolder(draft);
    moveOnce(draft, join(remotes, described.manifest.id, release));
    return described;
  });
}
