import { execFileSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';

/** Runs git in a copy of the repository with a fixed author; returns its output. */
export const git = (copy: string, ...args: string[]): string =>
  execFileSync('git', ['-c', 'user.name=Test', '-c', 'user.email=test@example.com', ...args], {
    cwd: copy,
    encoding: 'utf8',
  });

/** Commits a copy, as a base for later changes. */
export function commitCopy(copy: string): void {
  git(copy, 'init', '--quiet');
  git(copy, 'add', '--all');
  git(copy, 'commit', '--quiet', '--message', 'As it is');
}

/** Changed files, as in `git status`. */
export const changesOf = (copy: string): string[] =>
  git(copy, 'status', '--porcelain', '--untracked-files=all').trimEnd().split('\n');

/** SHA-256 of every file of a folder, by relative path. */
export const hashFiles = (folder: string): Record<string, string> =>
  Object.fromEntries(
    readdirSync(folder, { recursive: true, withFileTypes: true })
      .filter((entry) => entry.isFile())
      .map((entry) => join(entry.parentPath, entry.name))
      .sort()
      .map((file) => [relative(folder, file), createHash('sha256').update(readFileSync(file)).digest('hex')]),
  );
