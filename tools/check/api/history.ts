import { execFileSync } from 'node:child_process';
import { parseReport } from '../model/apiReport';
import type { EntryPointState } from '../model/apiRules';
import { type EntryPoint, readSharedPackage } from './entryPoints';

const packageFile = 'shared/sdk/package.json';

/** What git answers; nothing where there is no git, no such commit or no such file. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** The commit that set the version of the host API; none when that is not committed yet. */
function commitOfVersion(root: string, version: string): string {
  return git(root, 'log', '-1', '--format=%H', `-S"version": "${version}"`, '--', packageFile).trim();
}

/** The first commit from one on that has a file. */
function firstCommitWith(root: string, file: string, from: string): string {
  if (git(root, 'cat-file', '-t', `${from}:${file}`)) return from;
  return git(root, 'log', '--reverse', '--format=%H', `${from}..HEAD`, '--', file).split('\n')[0] ?? '';
}

function stateAt(root: string, entryPoint: EntryPoint, commit: string): EntryPointState[] {
  const [text, shared] = commit
    ? [git(root, 'show', `${commit}:${entryPoint.report}`), git(root, 'show', `${commit}:${packageFile}`)]
    : [];
  return text && shared ? [{ version: readSharedPackage(shared).version, report: parseReport(text) }] : [];
}

/**
 * How an entry point was before: with the last version, and when the version of now was set. Between these, and from
 * then to now, every change needs its step.
 */
export function earlierStates(root: string, entryPoint: EntryPoint, version: string): EntryPointState[] {
  const commit = commitOfVersion(root, version);
  if (!commit) return stateAt(root, entryPoint, 'HEAD');
  return [`${commit}^`, firstCommitWith(root, entryPoint.report, commit)].flatMap((at) =>
    stateAt(root, entryPoint, at),
  );
}
