import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseDescription } from '../../../shared/build/describeRelease';
import { suggestion } from '../../../shared/build/nearest';
import { descriptionFile, releaseOf } from '../../../shared/build/release';
import type { AppManifest } from '../../../shared/contract/manifest';
import type { Release } from '../../../shared/contract/registry';
import { makerOf } from '../../build/draft';
import { dist as builtFolder, remoteFolders, root } from '../../build/paths';
import { buildRemote } from '../../build/remote';
import { buildShell, readShell, shellRelease } from '../../build/shell';
import { readRemoteDescription } from '../domain/remoteDescription';
import type { StagedApp, StagedShell } from '../gate/publish';
import { folderSource, remoteSource, requestTimeoutMs } from '../gate/releaseSource';
import { releaseFolders, sweepDrafts } from '../storage/releaseFolders';
import type { ReleaseStorage } from '../storage/releaseStorage';

/** Builds that are not published yet, outside of the served folder. */
const staging = join(root, '.cache/releases');

async function timed<T>(name: string, build: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await build();
  // On stderr, since stdout is for the result.
  console.error(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

const readRelease = (folder: string): Release => {
  const { files, takes, ...release }: ReleaseDescription = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
  return release;
};

/** Deletes staged builds, except those in the making. */
export function clearStaging(): void {
  sweepDrafts(staging);
  for (const { path, release } of releaseFolders(staging))
    if (makerOf(release) === undefined) rmSync(join(staging, path), { recursive: true, force: true });
}

/** Deletes staged builds whose files are in the storage now. */
export function clearPublished(folders: readonly (string | undefined)[]): void {
  for (const folder of folders) if (folder?.startsWith(staging)) rmSync(folder, { recursive: true, force: true });
}

/** The folder of a release that was already built here: in the served folder, the build's, or the staging folder. */
const findBuilt = ({ folder }: ReleaseStorage, description: string, ...path: string[]): string | undefined =>
  [folder ?? builtFolder, staging]
    .map((parent) => join(parent, ...path))
    .find((built) => existsSync(join(built, description)));

/**
 * The folder of an app's sources.
 * @param name the id of an app of this repository, or the path of any other
 * @throws a sentence about a name that is none
 */
export function sourcesOf(name: string): string {
  const directory = /[\\/]/.test(name) ? resolve(name) : remoteFolders().get(name);
  if (directory && existsSync(join(directory, 'src/manifest.ts'))) return directory;
  throw new Error(
    `There is no app "${name}".${suggestion(name, [...remoteFolders().keys(), 'shell'])} All commands: npx atrium --help`,
  );
}

/**
 * The release of an app's present sources; builds it unless that was done before.
 * @param name its id, or the path of its folder
 * @throws BuildError, ManifestError
 */
export async function stageApp(storage: ReleaseStorage, name: string): Promise<StagedApp> {
  const directory = sourcesOf(name);
  const { default: manifest }: { default: AppManifest } = await import(join(directory, 'src/manifest.ts'));
  const { id } = manifest;
  if (remoteFolders().has(name) && id !== name)
    throw new Error(`The manifest in remotes/${name} says "${id}": an app has the name of its folder.`);
  const release = releaseOf(directory);
  const find = () => findBuilt(storage, descriptionFile, 'remotes', id, release);
  if (!find()) await timed(`${id} ${release}`, () => buildRemote(directory, release, join(staging, 'remotes')));
  const folder = find() ?? '';
  const assets = join(directory, 'src/backend/assets');
  return { release: readRelease(folder), source: folderSource(folder), folder, ...(existsSync(assets) && { assets }) };
}

/** The release of the shell's present sources; builds it unless that was done before. */
export async function stageShell(storage: ReleaseStorage): Promise<StagedShell> {
  const release = shellRelease();
  const find = () => findBuilt(storage, 'host.json', 'shell', release);
  if (!find()) await timed(`shell ${release}`, () => buildShell(release, staging));
  const folder = find() ?? '';
  return { release: readShell(folder, release), folder, assets: join(root, 'mock/assets') };
}

/**
 * A release that its team serves from an origin of its own.
 * @param address of its `app.json`, beside its files
 * @throws DescriptionError
 */
export async function stageRemote(address: string): Promise<StagedApp> {
  const response = await fetch(address, { signal: AbortSignal.timeout(requestTimeoutMs) }).catch(() => undefined);
  if (!response?.ok) throw new Error(`${address} ${response ? `answers ${response.status}` : 'does not answer'}.`);
  const value: unknown = await response.json().catch(() => undefined);
  if (value === undefined)
    throw new Error(`${address} is not JSON: give the address of the app.json that the build wrote.`);
  const { release, files } = readRemoteDescription(address, value);
  return { release, source: remoteSource(release.entry, files) };
}
