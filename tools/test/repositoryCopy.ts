import { execFileSync } from 'node:child_process';
import {
  copyFileSync,
  cpSync,
  linkSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  symlinkSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { dist, root } from '../build/paths';

/** Files that npm writes in place: as links they would change the original. */
const isWrittenInPlace = (name: string) => name === '.package-lock.json';

function linkFile(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch {
    // On another disk there is no linking.
    copyFileSync(from, to);
  }
}

/** A copy of a folder whose files are links to those of the other. */
export function linkFolder(from: string, to: string): void {
  mkdirSync(to, { recursive: true });
  for (const entry of readdirSync(from, { withFileTypes: true })) {
    const [source, target] = [join(from, entry.name), join(to, entry.name)];
    if (entry.isDirectory()) linkFolder(source, target);
    else if (entry.isSymbolicLink()) symlinkSync(readlinkSync(source), target);
    else if (isWrittenInPlace(entry.name)) copyFileSync(source, target);
    else linkFile(source, target);
  }
}

/** The sources of the repository in a folder outside of it, with the installed packages and what is built. */
export function copyRepository(): string {
  const copy = mkdtempSync(join(tmpdir(), 'atrium-'));
  const files = execFileSync('git', ['ls-files', '-co', '--exclude-standard', '-z'], { cwd: root, encoding: 'utf8' });
  for (const file of files.split('\0').filter(Boolean)) {
    mkdirSync(dirname(join(copy, file)), { recursive: true });
    copyFileSync(join(root, file), join(copy, file));
  }
  linkFolder(join(root, 'node_modules'), join(copy, 'node_modules'));
  cpSync(dist, join(copy, 'dist'), { recursive: true });
  return copy;
}
