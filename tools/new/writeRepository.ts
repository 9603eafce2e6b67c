import { copyFileSync, mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, relative } from 'node:path';
import { type AppNames, named } from './model/appNames';
import { repositoryPackage } from './model/repositoryPackage';
import { writeApp } from './writeApp';

const parts = join(import.meta.dirname, 'repository');

/** Of the sources that every app begins with, what the tools of this repository alone use. */
const ownHere = ['src/backend/contractCases.ts', 'src/locales/sameWords.json'];

interface RepositoryOptions {
  /** The files of the packed packages, which are put into it. */
  packages: readonly string[];
  /** The product that the app is released into: a folder, from the repository's, or a bucket. */
  dist: string;
}

/** Writes an app as a repository of its own; the folder appears whole or not at all. */
export function writeRepository(folder: string, names: AppNames, { packages, dist }: RepositoryOptions): void {
  const draft = `${folder}.${process.pid}.draft`;
  rmSync(draft, { recursive: true, force: true });
  writeApp(draft, names);
  for (const file of ownHere) rmSync(join(draft, file), { force: true });
  for (const [file, target] of [
    ['README.md', 'README.md'],
    ['tsconfig.json', 'tsconfig.json'],
    ['gitignore', '.gitignore'],
    ['install.mjs', 'install.mjs'],
    ['ci.yml', '.github/workflows/ci.yml'],
    ['extensions.json', '.vscode/extensions.json'],
    ['settings.json', '.vscode/settings.json'],
  ] as const) {
    mkdirSync(dirname(join(draft, target)), { recursive: true });
    const text = named(readFileSync(join(parts, file), 'utf8'), names);
    writeFileSync(join(draft, target), text.replaceAll('TARGET', dist));
  }
  mkdirSync(join(draft, 'packages'));
  const files = packages.map((file) => join(draft, 'packages', basename(file)));
  for (const [index, file] of packages.entries()) copyFileSync(file, files[index] ?? '');
  const installed = files.map((file) => relative(draft, file).replaceAll('\\', '/'));
  writeFileSync(
    join(draft, 'package.json'),
    `${JSON.stringify(repositoryPackage(names.id, { packages: installed, dist }), null, 2)}\n`,
  );
  renameSync(draft, folder);
}
