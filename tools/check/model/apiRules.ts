import { isEnough, versionStep } from '../../release/hostApi/changesets';
import { type ApiChange, apiChanges } from './apiChanges';
import type { ApiReport } from './apiReport';

export interface ApiState {
  version: string;
  reports: readonly ApiReport[];
}

const isPublic = ({ tier }: ApiReport) => tier === 'public';

function publicChanges(before: ApiState, after: ApiState): [entryPoint: string, change: ApiChange][] {
  const now = new Map(after.reports.filter(isPublic).map((report) => [report.entryPoint, report]));
  const known = before.reports.filter(isPublic);
  const isKnown = new Set(known.map(({ entryPoint }) => entryPoint));
  const changes = known.flatMap((report) => {
    const found = now.get(report.entryPoint);
    const gone: ApiChange = { what: 'the entry point is gone', step: 'major' };
    return (found ? apiChanges(report, found) : [gone]).map((change): [string, ApiChange] => [
      report.entryPoint,
      change,
    ]);
  });
  const added = [...now.keys()]
    .filter((name) => !isKnown.has(name))
    .map((name): [string, ApiChange] => [name, { what: 'the entry point is new', step: 'minor' }]);
  return [...changes, ...added];
}

/** Changes of public entry points that need a larger step of the version than the sources and their notes announce. */
export function stepProblems(released: ApiState, announced: ApiState): string[] {
  const step = versionStep(released.version, announced.version);
  return publicChanges(released, announced)
    .filter(([, change]) => !isEnough(step, change.step))
    .map(
      ([entryPoint, { what, step: needed }]) =>
        `${entryPoint}: ${what}, which needs a ${needed} step from ${released.version}: announce it by a note in .changeset`,
    );
}
