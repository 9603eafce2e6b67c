import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { isRunning, makerOf } from '../../build/draft';
import { foldersIn } from './releaseFolders';

/** Is a name that of a draft whose maker was ended before it was whole? */
function isLeft(name: string): boolean {
  const maker = makerOf(name);
  return maker !== undefined && !isRunning(maker);
}

function sweep(folder: string): void {
  if (!existsSync(folder)) return;
  for (const name of readdirSync(folder).filter(isLeft)) rmSync(join(folder, name), { recursive: true, force: true });
}

/** Pictures are copied one by one, wherever in it they are. */
function sweepAssets(folder: string): void {
  sweep(folder);
  for (const name of foldersIn(folder)) sweepAssets(join(folder, name));
}

/**
 * Takes away what those have left behind who were ended while they wrote.
 * @param parent has the folders `shell`, `remotes` and `assets`: the served folder, or that of builds that wait
 */
export function sweepDrafts(parent: string): void {
  const remotes = join(parent, 'remotes');
  const ofApps = foldersIn(remotes).map((id) => join(remotes, id));
  for (const folder of [parent, ...['shell', 'changes'].map((name) => join(parent, name)), remotes, ...ofApps])
    sweep(folder);
  sweepAssets(join(parent, 'assets'));
}
