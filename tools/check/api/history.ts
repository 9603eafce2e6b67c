import { execFileSync } from 'node:child_process';
import { parseReport } from '../model/apiReport';
import type { EntryPointState } from '../model/apiRules';
import { type EntryPoint, readSharedPackage } from './entryPoints';

const packageFile = 'shared/sdk/package.json';

/** The answer of git; empty where there is no git, no such tag or no such file. */
function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** An entry point in the last released host API, by its tag (`host-api@3.0.0`); none before the first release. */
export function releasedState(root: string, entryPoint: EntryPoint): EntryPointState[] {
  const [tag] = git(root, 'tag', '--list', 'host-api@*', '--sort=-v:refname').split('\n');
  if (!tag) return [];
  const report = git(root, 'show', `${tag}:${entryPoint.report}`);
  const shared = git(root, 'show', `${tag}:${packageFile}`);
  return report && shared ? [{ version: readSharedPackage(shared).version, report: parseReport(report) }] : [];
}
