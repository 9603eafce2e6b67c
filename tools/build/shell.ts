import { cpSync, existsSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { hashOfInputs } from 'shared/build';
import { compressFolder } from './compress';
import { root } from './paths';
import { runRspack } from './rspack';

/** The release that the shell's sources would make now. No remote is among its inputs. */
export function shellRelease(): string {
  const { version } = JSON.parse(readFileSync(join(root, 'shell/package.json'), 'utf8'));
  const inputs = ['shell', 'shared', 'mock', 'package-lock.json'].map((input) => join(root, input));
  return `${version}-${hashOfInputs(inputs)}`;
}

/** Builds the shell into `<dist>/shell/<release>/`; the folder appears whole or not at all. */
export async function buildShell(release: string, dist: string): Promise<void> {
  const target = join(dist, 'shell', release);
  const draft = `${target}.${process.pid}.draft`;
  await runRspack(join(root, 'shell'), { release, output: draft });
  await compressFolder(draft);
  rmSync(target, { recursive: true, force: true });
  renameSync(draft, target);
}

/** Copies the demo's pictures to where the page asks for them. */
export async function publishAssets(dist: string): Promise<void> {
  const source = join(root, 'mock/assets');
  if (!existsSync(source)) return;
  const target = join(dist, 'assets/demo');
  cpSync(source, target, { recursive: true });
  await compressFolder(target);
}
