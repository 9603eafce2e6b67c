import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { libraries } from '../../shared/build/libraries';
import { type ImportFacts, importProblem } from './model/importRules';
import { readImports } from './model/readImports';
import { sourceFiles } from './sourceFiles';
import type { CheckStep } from './step';

/** Where the host says which names it provides of a library. */
const facades = { 'react-router-dom': 'shell/src/facades/reactRouterDom.ts' };

function readFacts(root: string): ImportFacts {
  const { exports } = JSON.parse(readFileSync(join(root, 'shared/package.json'), 'utf8'));
  const offered = Object.entries(facades)
    .filter(([, file]) => existsSync(join(root, file)))
    .map(([specifier, file]) => {
      const names = readImports(file, readFileSync(join(root, file), 'utf8')).flatMap((imported) => imported.names);
      return [specifier, new Set(names)] as const;
    });
  return {
    doors: new Set(Object.keys(exports).map((door) => door.replace('.', 'shared'))),
    provided: new Set(libraries),
    facades: new Map(offered),
  };
}

/** Who may import whom. */
export const imports: CheckStep = {
  name: 'imports',
  async run(root) {
    const facts = readFacts(root);
    return sourceFiles(root, ['shell', 'remotes', 'shared', 'mock']).flatMap((file) =>
      readImports(file, readFileSync(join(root, file), 'utf8')).flatMap((imported) => {
        const problem = importProblem(file, imported, facts);
        return problem ? [`${file} imports "${imported.specifier}": ${problem}`] : [];
      }),
    );
  },
};
