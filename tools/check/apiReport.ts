import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { type Door, readDoors, readSharedPackage } from './api/doors';
import { earlierStates } from './api/history';
import { readReports } from './api/readReports';
import { type ApiReport, printReport } from './model/apiReport';
import { stepProblems } from './model/apiRules';
import type { CheckStep } from './step';

const folder = 'shared/api-report';

/** Reports of entry points that are gone. */
function staleReports(root: string, doors: readonly Door[]): string[] {
  const known = new Set(doors.map(({ report }) => basename(report)));
  const found = existsSync(join(root, folder)) ? readdirSync(join(root, folder)) : [];
  return found.filter((name) => !known.has(name)).map((name) => `${folder}/${name}`);
}

function doorProblems(root: string, door: Door, now: ApiReport, version: string): string[] {
  const file = join(root, door.report);
  const isCommitted = existsSync(file) && readFileSync(file, 'utf8') === printReport(now);
  const differs = `${door.report} is not what ${door.name} offers: run npm run check -- --update, and read what changed`;
  return [
    ...(isCommitted ? [] : [differs]),
    ...stepProblems([...earlierStates(root, door, version), { version, report: now }]),
  ];
}

function readNow(root: string) {
  const doors = readDoors(root);
  const reports = readReports(root, doors);
  return doors.flatMap((door, index) => {
    const report = reports[index];
    return report ? [{ door, report }] : [];
  });
}

/** The entry points of `shared` offer what their reports say, and its version went the step that a change needs. */
export const apiReport: CheckStep = {
  name: 'api report',
  async run(root) {
    const { version } = readSharedPackage(readFileSync(join(root, 'shared/package.json'), 'utf8'));
    const now = readNow(root);
    const stale = staleReports(
      root,
      now.map(({ door }) => door),
    );
    return [
      ...stale.map((file) => `${file} is the report of a door that is gone: run npm run check -- --update`),
      ...now.flatMap(({ door, report }) => doorProblems(root, door, report, version)),
    ];
  },
};

/** Writes the reports again. */
export function updateReports(root: string): void {
  const now = readNow(root);
  for (const { door, report } of now) {
    mkdirSync(dirname(join(root, door.report)), { recursive: true });
    writeFileSync(join(root, door.report), printReport(report));
  }
  const doors = now.map(({ door }) => door);
  for (const file of staleReports(root, doors)) rmSync(join(root, file));
}
