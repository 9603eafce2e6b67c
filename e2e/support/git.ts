import { execFileSync } from 'node:child_process';

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
