import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppBackend } from '@atrium/backend';
import type { AppManifest } from '@atrium/contract';
import type { ContractCase, TestApp } from '../../shared/core/testing';

export interface AppModules {
  manifest: AppManifest;
  backend: AppBackend | undefined;
  cases: readonly ContractCase[];
}

const remotes = join(process.cwd(), 'remotes');

/**
 * Modules that tests over apps need, read at once because the cases name the tests.
 * @param ids of the apps; all unless given
 */
export const readAppModules = (ids: readonly string[] = readdirSync(remotes)): AppModules[] =>
  ids
    .map((id) => join(remotes, id, 'src'))
    .filter((folder) => existsSync(join(folder, 'manifest.ts')))
    .map((folder) => {
      const backend = join(folder, 'backend');
      const cases = join(backend, 'contractCases.ts');
      return {
        manifest: require(join(folder, 'manifest')).default,
        backend: existsSync(backend) ? require(backend).default : undefined,
        cases: existsSync(cases) ? require(cases).contractCases : [],
      };
    });

export const readTestApps = (ids?: readonly string[]): TestApp[] =>
  readAppModules(ids).flatMap(({ manifest, backend }) => (backend ? [{ manifest, backend }] : []));
