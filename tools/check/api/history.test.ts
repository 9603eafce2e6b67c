import { rmSync } from 'node:fs';
import { printReport } from '../model/apiReport';
import type { EntryPoint } from './entryPoints';
import { fakeRepository } from './fakeRepository';
import { releasedState } from './history';

const entryPoint: EntryPoint = { name: '@atrium/ui', file: 'shared/ui/index.ts', report: 'docs/host-api/ui.md' };
let repository: ReturnType<typeof fakeRepository>;

beforeEach(() => {
  repository = fakeRepository();
});
afterEach(() => rmSync(repository.root, { recursive: true }));

function commit(version: string, exported: string): void {
  repository.write('shared/sdk/package.json', JSON.stringify({ name: '@atrium/sdk', version }, null, 2));
  repository.write(entryPoint.report, printReport({ entryPoint: entryPoint.name, exported: [exported], behind: [] }));
  repository.commit();
}

const states = () =>
  releasedState(repository.root, entryPoint).map(({ version, report }) => [version, ...report.exported]);

it('knows nothing before the first release', () => {
  commit('1.0.0', 'const A: 1');
  expect(states()).toEqual([]);
});

it('measures by the newest released host API, whatever was committed after it', () => {
  commit('1.9.0', 'const A: 1');
  repository.tag('host-api@1.9.0');
  commit('1.10.0', 'const A: 2');
  repository.tag('host-api@1.10.0');
  commit('1.10.0', 'const A: 3');
  expect(states()).toEqual([['1.10.0', 'const A: 2']]);
});
