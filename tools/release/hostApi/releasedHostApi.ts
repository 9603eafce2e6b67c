import { execFileSync } from 'node:child_process';

const prefix = 'host-api@';

export const tagOf = (version: string) => prefix + version;

/** The answer of git; empty where there is no git, no such tag or no such file. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** The version of the last released host API, by its tag; undefined before the first release. */
export function releasedVersion(root: string): string | undefined {
  const [tag] = git(root, 'tag', '--list', `${prefix}*`, '--sort=-v:refname').split('\n');
  return tag ? tag.slice(prefix.length) : undefined;
}
