import { execFileSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';

function lines(root: string, ...args: string[]): string[] {
  const output = execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  return output.split('\n').filter(Boolean);
}

/** The commit that a branch left `main` at; the latest one on `main` itself, and where there is no `main`. */
function baseCommit(root: string): string {
  try {
    return lines(root, 'merge-base', 'main', 'HEAD')[0] ?? 'HEAD';
  } catch {
    return 'HEAD';
  }
}

/** Files that differ from the base commit or that git does not know yet; those that are gone are left out. */
export const changedFiles = (root: string): string[] =>
  [
    ...lines(root, 'diff', '--name-only', baseCommit(root)),
    ...lines(root, 'ls-files', '--others', '--exclude-standard'),
  ].filter((file) => existsSync(join(root, file)));

/** Every file of some folders that git knows or could. */
export const filesOf = (root: string, folders: readonly string[]): string[] =>
  lines(root, 'ls-files', '--cached', '--others', '--exclude-standard', '--', ...folders).filter((file) =>
    existsSync(join(root, file)),
  );

/** A file as the base commit has it; undefined where it has none. */
export function baseText(root: string, file: string): string | undefined {
  try {
    return lines(root, 'show', `${baseCommit(root)}:${file}`).join('\n');
  } catch {
    return undefined;
  }
}
