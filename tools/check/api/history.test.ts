import { rmSync } from 'node:fs';
import { fakeRepository } from '../../release/testing/fakeRepository';
import { printReport } from '../model/apiReport';
import { releasedState } from './history';

let repository: ReturnType<typeof fakeRepository>;

beforeEach(() => {
  repository = fakeRepository();
});
afterEach(() => rmSync(repository.root, { recursive: true }));

function commit(exported: string): void {
  const report = { entryPoint: '@atrium/ui', tier: 'public', exported: [exported], behind: [] } as const;
  repository.write('docs/host-api/ui.md', printReport(report));
  repository.commit();
}

it('knows nothing before the first release', () => {
  commit('const A: 1');
  expect(releasedState(repository.root)).toBeUndefined();
});

it('measures by the newest released host API, whatever was committed after it', () => {
  commit('const A: 1');
  repository.tag('host-api@1.9.0');
  commit('const A: 2');
  repository.tag('host-api@1.10.0');
  commit('const A: 3');
  expect(releasedState(repository.root)).toMatchObject({
    version: '1.10.0',
    reports: [{ entryPoint: '@atrium/ui', exported: ['const A: 2'] }],
  });
});
