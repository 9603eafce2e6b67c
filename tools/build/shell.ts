import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { type HostDescription, hashOfInputs } from '@atrium/build';
import type { ShellRelease } from '@atrium/contract';
import { compressFolder } from './compress';
import { moveOnce, withDraft } from './draft';
import { storeSourceMaps } from './maps';
import { root } from './paths';
import { runRspack } from './rspack';

/** The release of the shell's present sources. No remote is among its inputs. */
export function shellRelease(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  const inputs = ['shell', 'shared', 'mock', 'package-lock.json'].map((input) => join(root, input));
  return `${version}-${hashOfInputs(inputs)}`;
}

/**
 * Builds the shell into `<parent>/shell/<release>/`, by an atomic rename.
 * @returns its entry of the registry
 */
export async function buildShell(release: string, parent: string): Promise<ShellRelease> {
  const target = join(parent, 'shell', release);
  await withDraft(target, async (draft) => {
    await runRspack(join(root, 'shell'), { release, output: draft, maps: 'true' });
    storeSourceMaps(draft, 'shell', release);
    await compressFolder(draft);
    moveOnce(draft, target);
  });
  return readShell(target, release);
}

export function readShell(folder: string, release: string): ShellRelease {
  const { host }: HostDescription = JSON.parse(readFileSync(join(folder, 'host.json'), 'utf8'));
  return { release, host };
}
