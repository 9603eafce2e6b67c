import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { decideVersion, readChangesets } from '../release/hostApi/changesets';
import { type EntryPoint, readEntryPoints, readSharedPackage } from './api/entryPoints';
import { reportFolder as folder, releasedState } from './api/history';
import { readReports } from './api/readReports';
import { type ApiReport, printReport } from './model/apiReport';
import { stepProblems } from './model/apiRules';
import type { CheckStep } from './model/step';

function staleReports(root: string, entryPoints: readonly EntryPoint[]): string[] {
  const known = new Set(entryPoints.map(({ report }) => basename(report)));
  const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return found.filter((name) => !known.has(name)).map((name) => `${folder}/${name}`);
}

function reportProblems(root: string, entryPoint: EntryPoint, now: ApiReport): string[] {
  const file = join(root, entryPoint.report);
  const isCommitted = existsSync(file) && readFileSync(file, 'utf8') === printReport(now);
  return isCommitted
    ? []
    : [
        `${entryPoint.report} is not what ${entryPoint.name} offers: run npm run check -- --update, and read what changed`,
      ];
}

/** Changes since the last released host API that neither its version nor a note announces. */
function versionProblems(root: string, reports: readonly ApiReport[]): string[] {
  const released = releasedState(root);
  const { version } = readSharedPackage(readFileSync(join(root, 'shared/sdk/package.json'), 'utf8'));
  try {
    const announced = decideVersion(version, released?.version, readChangesets(root));
    return released ? stepProblems(released, { version: announced, reports }) : [];
  } catch (error) {
    return [error instanceof Error ? error.message : String(error)];
  }
}

function readNow(root: string) {
  const entryPoints = readEntryPoints(root);
  const reports = readReports(root, entryPoints);
  return entryPoints.flatMap((entryPoint, index) => {
    const report = reports[index];
    return report ? [{ entryPoint, report }] : [];
  });
}

/** The exports of the packages in `shared` are those of their reports, and notes announce the changes since the last release. */
export const apiReport: CheckStep = {
  async run({ root }) {
    const now = readNow(root);
    const stale = staleReports(
      root,
      now.map(({ entryPoint }) => entryPoint),
    );
    return [
      ...stale.map((file) => `${file} is the report of an entry point that is gone: run npm run check -- --update`),
      ...now.flatMap(({ entryPoint, report }) => reportProblems(root, entryPoint, report)),
      ...versionProblems(
        root,
        now.map(({ report }) => report),
      ),
    ];
  },
};

export function updateReports(root: string): void {
  const now = readNow(root);
  for (const { entryPoint, report } of now) {
    mkdirSync(dirname(join(root, entryPoint.report)), { recursive: true });
    writeFileSync(join(root, entryPoint.report), printReport(report));
  }
  const entryPoints = now.map(({ entryPoint }) => entryPoint);
  for (const file of staleReports(root, entryPoints)) rmSync(join(root, file));
}
