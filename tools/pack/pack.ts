import { spawn } from 'node:child_process';
import { cpSync, existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { basename, dirname, join, sep } from 'node:path';
import { versionOf } from '@atrium/build';
import { root } from '../build/paths';
import { bundleProgram } from './bundleProgram';
import { compile, readPackage } from './compile';
import { type PackageJson, packedPackage } from './model/packageJson';
import { packagesIn, withFullSpecifiers } from './model/specifiers';
import { type Packed, packages, peers } from './packages';

const filesIn = (folder: string): string[] =>
  readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(folder.length + 1))
    .map((file) => file.split(sep).join('/'));

function copyFiles({ folder: from, copied }: Packed, folder: string): void {
  for (const file of filesIn(join(root, from)).filter((path) => copied?.test(path)))
    cpSync(join(root, from, file), join(folder, file));
}

/** Writes the compiler options that a remote's `tsconfig.json` extends. */
function writeCompilerOptions(folder: string): void {
  const { compilerOptions } = JSON.parse(readFileSync(join(root, 'tsconfig.base.json'), 'utf8'));
  const types = ['node', 'jest', '@testing-library/jest-dom', '@atrium/ui/css'];
  writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify({ compilerOptions: { ...compilerOptions, types } }));
}

/** Names imports in full; gives the packages that are imported. */
function completeModules(folder: string): string[] {
  const used = filesIn(folder).filter((path) => /\.(c?js|d\.ts)$/.test(path));
  return used.flatMap((path) => {
    const file = join(folder, path);
    const text = readFileSync(file, 'utf8');
    writeFileSync(
      file,
      withFullSpecifiers(text, (other) => /\.[a-z]+$/.test(other) && existsSync(join(dirname(file), other))),
    );
    return packagesIn(text);
  });
}

const {
  dependencies,
  devDependencies,
}: Record<'dependencies' | 'devDependencies', Record<string, string>> = JSON.parse(
  readFileSync(join(root, 'package.json'), 'utf8'),
);

const isOurs = (name: string) => name.startsWith('@atrium/');

// Packages that come with a library of ours keep its range.
const rangeOf = (name: string) =>
  isOurs(name) ? `^${versionOf(name)}` : (dependencies[name] ?? devDependencies[name] ?? `^${versionOf(name)}`);

// Types of something that is no package, GeoJSON say, are in one of their own.
const withTypes = (name: string) => (existsSync(join(root, 'node_modules', name)) ? name : `@types/${name}`);

// Of each there must be one on a page.
const isPeer = (name: string) => isOurs(name) || peers.includes(name);

const docs = ['host-api', 'how-it-works.md', 'own-repository.md', 'ship-an-app.md'];

async function complete(packed: Packed, folder: string): Promise<PackageJson> {
  const source = readPackage(packed.folder);
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  copyFiles(packed, folder);
  if (packed.entries?.['./tsconfig.json']) writeCompilerOptions(folder);
  if (packed.bin) {
    await bundleProgram('tools/atrium/ownRepository.ts', folder, 'atrium.mjs');
    const isScript = (path: string) => !path.endsWith('.ts');
    // What a team without this repository reads: the index of the host API, and how an app is made and shipped.
    for (const page of docs) cpSync(join(root, 'docs', page), join(folder, 'docs', page), { recursive: true });
    cpSync(join(root, 'tools/codemods'), join(folder, 'codemods'), { recursive: true, filter: isScript });
  }
  const imported = completeModules(folder)
    .filter((name) => name !== source.name)
    .map(withTypes);
  const uses = [...new Set([...imported, ...(packed.unnamed ?? [])])].sort();
  const bin = packed.bin ? { bin: packed.bin } : {};
  const text = JSON.stringify(
    { ...packedPackage(source, { entries: packed.entries ?? {}, uses, isPeer, rangeOf }), ...bin },
    null,
    2,
  );
  writeFileSync(join(folder, 'package.json'), `${text}\n`);
  return source;
}

function npmPack(folder: string, output: string): Promise<void> {
  const own = process.env.npm_execpath;
  const [command, first] = own?.endsWith('npm-cli.js') ? [process.execPath, [own]] : ['npm', []];
  const args = [...first, 'pack', '--silent', '--pack-destination', output];
  return new Promise((resolve, reject) => {
    const child = spawn(command, args, {
      cwd: folder,
      stdio: ['ignore', 'ignore', 'inherit'],
      shell: command === 'npm',
    });
    child.on('error', reject);
    child.on('close', (code) => (code === 0 ? resolve() : reject(new Error(`npm could not pack ${folder}.`))));
  });
}

/** Packs `npm create atrium-app`: the program, what an app begins with, and the packages that it builds on. */
async function packCreator(folder: string, packages: readonly string[], output: string): Promise<void> {
  const name = 'create-atrium-app';
  await bundleProgram('tools/atrium/createAtriumApp.ts', folder, 'index.mjs');
  for (const part of ['template', 'repository'])
    cpSync(join(root, 'tools/new', part), join(folder, part), { recursive: true });
  cpSync(join(root, 'LICENSE'), join(folder, 'LICENSE'));
  mkdirSync(join(folder, 'packages'));
  for (const file of packages) cpSync(file, join(folder, 'packages', basename(file)));
  const { version, license } = readPackage('shared/build');
  const description = 'Makes an app of a dashboard, in a repository of its own';
  const bin = { [name]: './index.mjs' };
  const facts = { name, version, license, description, type: 'module', bin, publishConfig: { access: 'restricted' } };
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(facts, null, 2)}\n`);
  await npmPack(folder, output);
}

/**
 * Packs the packages in `shared`, and the demo, for repositories of their own.
 * @param output the folder of the packages; what was in it is deleted
 * @returns the files of the packages that an app builds on
 * @throws what the compiler found
 */
export async function pack(output: string): Promise<string[]> {
  const staging = join(root, '.cache', `pack-${process.pid}`);
  try {
    await compile(staging);
    rmSync(output, { recursive: true, force: true });
    mkdirSync(output, { recursive: true });
    const files = await Promise.all(
      packages.map(async (packed) => {
        const { name, version } = await complete(packed, join(staging, packed.folder));
        await npmPack(join(staging, packed.folder), output);
        // npm's file name of a scoped package.
        return join(output, `${name.slice(1).replace('/', '-')}-${version}.tgz`);
      }),
    );
    await packCreator(join(staging, 'create-atrium-app'), files, output);
    return files;
  } finally {
    rmSync(staging, { recursive: true, force: true });
  }
}
