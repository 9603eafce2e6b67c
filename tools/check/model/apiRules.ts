import { apiChanges } from './apiChanges';
import type { ApiReport } from './apiReport';
import { isEnough, versionStep } from './versionStep';

/** An entry point at some time, and the version of `shared` at that time. */
export interface EntryPointState {
  version: string;
  report: ApiReport;
}

/** Changes of an entry point, from one state to the next, that came without the step of the version they need. */
export function stepProblems(states: readonly EntryPointState[]): string[] {
  return states.slice(1).flatMap((now, index) => {
    const before = states[index];
    if (!before) return [];
    const step = versionStep(before.version, now.version);
    return apiChanges(before.report, now.report)
      .filter((change) => !isEnough(step, change.step))
      .map(
        ({ what, step: needed }) =>
          `${now.report.entryPoint}: ${what}, which needs a ${needed} step from ${before.version} in shared/sdk/package.json`,
      );
  });
}
