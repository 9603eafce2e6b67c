import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Runs git in a copy of the repository, as somebody; gives what it printed. */
export const git = (copy: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

/** Commits a copy as it is, so that git tells what changes from then on. */
export function commitCopy(copy: string): void {
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'As it is');
}

/** The files that have changed since, each as `git status` says it. */
export const changesOf = (copy: string): string[] =>
  git(copy, 'status', '--porcelain', '--untracked-files=all').trimEnd().split('\n');

/** The SHA-256 of every file of a folder, by its path in there. */
export const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
