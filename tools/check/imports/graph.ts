import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { cruise, type ICruiseResult } from 'dependency-cruiser';
import type { ImportRule } from './rules';

const zones = ['shell', 'remotes', 'shared', 'mock', 'gallery', 'server', 'tools', 'e2e'];
const source = /^[^/]+\/.*\.[cm]?[jt]sx?$/;
const generated = '(^|/)(dist|\\.cache|fixtures|api-report)/';

/**
 * Every file with all that it imports, types too, and what of it breaks a rule.
 * @param files the sources to read; all when absent
 */
export async function readGraph(
  root: string,
  forbidden: readonly ImportRule[],
  files?: readonly string[],
): Promise<ICruiseResult> {
  const { output } = await cruise(
    files?.filter((file) => source.test(file)) ?? zones.filter((zone) => existsSync(join(root, zone))),
    {
      baseDir: root,
      ruleSet: { forbidden: forbidden.map((rule) => ({ ...rule, severity: 'error' })) },
      validate: true,
      // Of some files what they import themselves is enough.
      ...(files ? { maxDepth: 1 } : {}),
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
