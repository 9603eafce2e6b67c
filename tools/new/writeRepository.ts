import { copyFileSync, cpSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, join, relative } from 'node:path';
import { type AppNames, named } from './model/appNames';
import { repositoryPackage } from './model/repositoryPackage';
import { writeApp } from './writeApp';

const parts = join(import.meta.dirname, 'repository');

/** Of the sources that every app begins with, what the tools of this repository alone use. */
const ownHere = ['src/backend/contractCases.ts', 'src/locales/sameWords.json'];

/**
 * Writes an app as a repository of its own; the folder appears whole or not at all.
 * @param packages the files of the packed packages, which are put into it
 */
export function writeRepository(folder: string, names: AppNames, packages: readonly string[]): void {
  const draft = `${folder}.${process.pid}.draft`;
  rmSync(draft, { recursive: true, force: true });
  writeApp(draft, names);
  for (const file of ownHere) rmSync(join(draft, file), { force: true });
  for (const [file, target] of [
    ['README.md', 'README.md'],
    ['tsconfig.json', 'tsconfig.json'],
    ['gitignore', '.gitignore'],
  ] as const) {
    cpSync(join(parts, file), join(draft, target));
    writeFileSync(join(draft, target), named(readFileSync(join(draft, target), 'utf8'), names));
  }
  mkdirSync(join(draft, 'packages'));
  const files = packages.map((file) => join(draft, 'packages', basename(file)));
  for (const [index, file] of packages.entries()) copyFileSync(file, files[index] ?? '');
  const installed = files.map((file) => relative(draft, file).replaceAll('\\', '/'));
  writeFileSync(join(draft, 'package.json'), `${JSON.stringify(repositoryPackage(names.id, installed), null, 2)}\n`);
  renameSync(draft, folder);
}
