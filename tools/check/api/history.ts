import { git, releasedVersion, tagOf } from '../../release/hostApi/applyChangesets';
import { parseReport } from '../model/apiReport';
import type { ApiState } from '../model/apiRules';

export const reportFolder = 'docs/host-api';

/** The last released host API, by its tag (`host-api@3.0.0`); undefined before the first release. */
export function releasedState(root: string): ApiState | undefined {
  const version = releasedVersion(root);
  if (version === undefined) return undefined;
  const files = git(root, 'ls-tree', '--name-only', tagOf(version), `${reportFolder}/`).split('\n').filter(Boolean);
  const reports = files.map((file) => parseReport(git(root, 'show', `${tagOf(version)}:${file}`)));
  return { version, reports };
}
