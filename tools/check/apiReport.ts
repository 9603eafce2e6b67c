import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type EntryPoint, readEntryPoints, readSharedPackage } from './api/entryPoints';
import { releasedState } from './api/history';
import { readReports } from './api/readReports';
import { type ApiReport, printReport } from './model/apiReport';
import { stepProblems } from './model/apiRules';
import type { CheckStep } from './model/step';

const folder = 'docs/host-api';

/** Reports of entry points that are gone. */
function staleReports(root: string, entryPoints: readonly EntryPoint[]): string[] {
  const known = new Set(entryPoints.map(({ report }) => basename(report)));
  const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return found.filter((name) => !known.has(name)).map((name) => `${folder}/${name}`);
}

function entryPointProblems(root: string, entryPoint: EntryPoint, now: ApiReport, version: string): string[] {
  const file = join(root, entryPoint.report);
  const isCommitted = existsSync(file) && readFileSync(file, 'utf8') === printReport(now);
  const differs = `${entryPoint.report} is not what ${entryPoint.name} offers: run npm run check -- --update, and read what changed`;
  return [
    ...(isCommitted ? [] : [differs]),
    ...stepProblems([...releasedState(root, entryPoint), { version, report: now }]),
  ];
}

function readNow(root: string) {
  const entryPoints = readEntryPoints(root);
  const reports = readReports(root, entryPoints);
  return entryPoints.flatMap((entryPoint, index) => {
    const report = reports[index];
    return report ? [{ entryPoint, report }] : [];
  });
}

/** The entry points of the packages in `shared` offer what their reports say, and its version went the step that a change needs. */
export const apiReport: CheckStep = {
  async run({ root }) {
    const { version } = readSharedPackage(readFileSync(join(root, 'shared/sdk/package.json'), 'utf8'));
    const now = readNow(root);
    const stale = staleReports(
      root,
      now.map(({ entryPoint }) => entryPoint),
    );
    return [
      ...stale.map((file) => `${file} is the report of an entry point that is gone: run npm run check -- --update`),
      ...now.flatMap(({ entryPoint, report }) => entryPointProblems(root, entryPoint, report, version)),
    ];
  },
};

/** Writes the reports again. */
export function updateReports(root: string): void {
  const now = readNow(root);
  for (const { entryPoint, report } of now) {
    mkdirSync(dirname(join(root, entryPoint.report)), { recursive: true });
    writeFileSync(join(root, entryPoint.report), printReport(report));
  }
  const entryPoints = now.map(({ entryPoint }) => entryPoint);
  for (const file of staleReports(root, entryPoints)) rmSync(join(root, file));
}
