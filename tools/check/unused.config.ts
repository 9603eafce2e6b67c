// Entries for knip: files opened by something other than an import. Everything that is not reachable from them is
// unused.
import { relative } from 'node:path';
import type { KnipConfig } from 'knip';
import { replacementFiles } from '../../shared/build/replacements';
import { manifestModules } from '../../shared/contract/rules';
import { readManifests, root } from '../build/paths';

const tests = '**/*.test.{ts,tsx}';
/** Write the demo's records, by hand. */
const seeds = ['**/seed/generate.ts', 'demo/generate*.ts'];
const project = ['**/*.{ts,tsx}'];

const modules = (await readManifests())
  .flatMap(manifestModules)
  .map((module) => `src/${module.slice(2)}{.ts,.tsx,/index.ts,/index.tsx}`);

const config: KnipConfig = {
  // Drawings are found by their names among all that a module exports.
  ignoreIssues: { '**/seed/**': ['exports', 'types'] },
  workspaces: {
    '.': {
      entry: [
        'tools/{,codemods/}*.mjs',
        'tools/*/index.ts',
        'tools/check/stepProcess.ts',
        'tools/release/testing/fakePublisher.ts',
        'tools/atrium/ownRepository.ts',
        'tools/atrium/createAtriumApp.ts',
        'tools/new/repository/install.mjs',
        'tools/server/serveBuilt.ts',
        'tools/test/{all,area,e2e,nodes,unit}.ts',
        'tools/**/*.test.ts',
        'tools/new/template/**/*.{ts,tsx}',
        'e2e/{serve,pictures}.ts',
        'e2e/**/*.spec.ts',
        'e2e/faults/matrix.ts',
        'e2e/{,faults/}playwright.config.ts',
        'e2e/bench/{index,server,baseline/service}.ts',
        'e2e/bench/spa/rspack.config.ts',
        relative(root, import.meta.filename),
      ],
      project: ['{tools,e2e}/**/*.{ts,mjs}'],
    },
    'shared/*': { entry: [tests], project },
    'shared/build': { entry: [...replacementFiles, 'chunks/{keepTyped,startContainer,pagePolicy}.ts', tests], project },
    gallery: { entry: ['{index,entries/*}.tsx', 'rspack.config.ts', tests], project },
    mock: { entry: [...seeds, tests], project },
    server: { entry: ['index.ts', 'testing/{testServer,tracedServer}.ts', tests], project },
    shell: { entry: ['src/index.tsx', 'src/common/reactRouterDom.ts', tests], project },
    'remotes/*': {
      entry: [
        'src/{app,manifest,temporal}.{ts,tsx}',
        'src/backend/contractCases.ts',
        'src/testing/testOptions.ts',
        'tools/*.ts',
        ...seeds,
        tests,
        ...new Set(modules),
      ],
      project,
    },
  },
};

export default config;
