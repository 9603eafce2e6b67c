import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { root } from '../build/paths';
import { outputOfFailure } from '../outputOfFailure';
import type { PackageJson } from './model/packageJson';
import { type Packed, packages } from './packages';

/** The `package.json` of a folder. */
export const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8'));

const isSource = (file: string) => /\.tsx?$/.test(file);

const entriesOf = ({ folder, besides = [] }: Packed): string[] =>
  [...Object.values(readPackage(folder).exports).filter(isSource), ...besides].map((file) => join(root, folder, file));

/**
 * Compiles all that the entry points of the packages lead to into ES modules with their types: one folder each in `output`.
 * @throws what the compiler found
 */
export async function compile(output: string): Promise<void> {
  rmSync(output, { recursive: true, force: true });
  mkdirSync(output, { recursive: true });
  const project = join(output, 'tsconfig.json');
  const compilerOptions = {
    noEmit: false,
    noEmitOnError: true,
    allowImportingTsExtensions: false,
    declaration: true,
    rootDir: root,
    outDir: output,
    types: ['node', 'jest'],
    typeRoots: [join(root, 'node_modules/@types')],
  };
  const declared = ['css', 'worldAtlas'].map((name) => join(root, `shared/ui/${name}.d.ts`));
  const files = [...declared, ...packages.flatMap(entriesOf)];
  writeFileSync(project, JSON.stringify({ extends: join(root, 'tsconfig.base.json'), compilerOptions, files }));
  const tsc = join(root, 'node_modules/@typescript/native/bin/tsc');
  const errors = await outputOfFailure(root, process.execPath, [tsc, '--project', project]);
  if (errors.length) throw new Error(errors.join('\n'));
}
