import { rmSync } from 'node:fs';
import { printReport } from '../model/apiReport';
import type { EntryPoint } from './entryPoints';
import { fakeRepository } from './fakeRepository';
import { earlierStates } from './history';

const entryPoint: EntryPoint = { name: '@atrium/ui', file: 'shared/ui/index.ts', report: 'docs/host-api/ui.md' };
let repository: ReturnType<typeof fakeRepository>;

beforeEach(() => {
  repository = fakeRepository();
});
afterEach(() => rmSync(repository.root, { recursive: true }));

function setVersion(version: string): void {
  repository.write('shared/sdk/package.json', JSON.stringify({ name: '@atrium/sdk', version }, null, 2));
}

function setReport(...exported: string[]): void {
  repository.write(entryPoint.report, printReport({ entryPoint: entryPoint.name, exported, behind: [] }));
}

const states = (version: string) =>
  earlierStates(repository.root, entryPoint, version).map(({ version: at, report }) => [at, ...report.exported]);

it('knows nothing of an entry point without a committed report', () => {
  setVersion('1.0.0');
  repository.commit();
  expect(states('1.0.0')).toEqual([]);
});

it('measures by the first report since the version was set, whatever was committed after it', () => {
  setVersion('1.0.0');
  repository.commit();
  setReport('const A: 1');
  repository.commit();
  setReport('const A: 2');
  repository.commit();
  expect(states('1.0.0')).toEqual([['1.0.0', 'const A: 1']]);
});

it('measures a step that is not committed by what is', () => {
  setVersion('1.0.0');
  setReport('const A: 1');
  repository.commit();
  setVersion('2.0.0');
  expect(states('2.0.0')).toEqual([['1.0.0', 'const A: 1']]);
});

it('measures a committed step by the version before it too', () => {
  setVersion('1.0.0');
  setReport('const A: 1');
  repository.commit();
  setVersion('1.1.0');
  setReport('const A: 2');
  repository.commit();
  expect(states('1.1.0')).toEqual([
    ['1.0.0', 'const A: 1'],
    ['1.1.0', 'const A: 2'],
  ]);
});
