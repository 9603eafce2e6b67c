import { existsSync, readdirSync } from 'node:fs';
import { join } from 'node:path';
import type { AppBackend } from 'shared/backend';
import type { AppManifest } from 'shared/contract';
import type { ContractCase } from '../../mock/testing';

export interface AppModules {
  manifest: AppManifest;
  backend: AppBackend | undefined;
  cases: readonly ContractCase[];
}

const remotes = join(process.cwd(), 'remotes');

/** What tests over all apps need of each: read at once, since the cases name the tests. */
export const readAppModules = (): AppModules[] =>
  readdirSync(remotes)
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
