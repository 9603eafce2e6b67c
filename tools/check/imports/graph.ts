import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { ImportRule } from './rules';

const zones = ['shell', 'remotes', 'shared', 'mock', 'gallery', 'server', 'tools', 'e2e'];
const generated = '(^|/)(dist|\\.cache|fixtures|api-report)/';

/** Every file with all that it imports, types too, and what of it breaks a rule. */
export async function readGraph(root: string, forbidden: readonly ImportRule[]): Promise<ICruiseResult> {
  const { output } = await cruise(
    zones.filter((zone) => existsSync(join(root, zone))),
    {
      baseDir: root,
      ruleSet: { forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })) },
      validate: true,
      doNotFollow: { path: 'node_modules' },
      exclude: { path: generated },
      // Also what only the compiler sees; `specify` would parse every file twice.
      tsPreCompilationDeps: true,
      combinedDependencies: true,
    },
    {
      exportsFields: ['exports'],
      conditionNames: ['types', 'import', 'require', 'default'],
      extensions: ['.ts', '.tsx', '.d.ts', '.mts', '.mjs', '.cjs', '.js', '.json', '.css', '.svg'],
    },
  );
  if (typeof output === 'string') throw new Error(output);
  return output;
}
