import { existsSync, readFileSync, rmSync } from 'node:fs';
import { join, resolve } from 'node:path';
import type { ReleaseDescription } from '../../../shared/build/describeRelease';
import { descriptionFile, releaseOf } from '../../../shared/build/release';
import type { AppManifest } from '../../../shared/contract/manifest';
import type { Release, ShellRelease } from '../../../shared/contract/registry';
import { makerOf } from '../../build/draft';
import { dist as builtFolder, remoteFolders, root } from '../../build/paths';
import { buildRemote } from '../../build/remote';
import { buildShell, readShell, shellRelease } from '../../build/shell';
import { readDescription } from '../domain/remoteDescription';
import { askMs, folderSource, type ReleaseSource, remoteSource } from '../gate/releaseFacts';
import { sweepDrafts } from '../storage/drafts';
import { releaseFolders } from '../storage/releaseFolders';
import type { ReleaseStorage } from '../storage/releaseStorage';

/** A release that is built, and may go into the registry. */
export interface StagedApp {
  release: Release;
  source: ReleaseSource;
  /** Where its files lie on this machine; absent for one that stays on an origin of its own. */
  folder?: string;
  /** Where the pictures and files of its demo data are, if it has any. */
  assets?: string;
}

export interface StagedShell {
  release: ShellRelease;
  folder: string;
  /** Where the pictures of the frame's demo data are. */
  assets: string;
}

/** Builds wait here until they are published: outside of what is served. */
const staging = join(root, '.cache/releases');

async function timed<T>(name: string, build: () => Promise<T>): Promise<T> {
  const start = performance.now();
  const result = await build();
  console.log(`built ${name} in ${((performance.now() - start) / 1000).toFixed(1)} s`);
  return result;
}

const described = (folder: string): Release => {
  const { files, takes, ...release }: ReleaseDescription = JSON.parse(readFileSync(join(folder, 'app.json'), 'utf8'));
  return release;
};

/** Forgets builds that wait to be published, but for those that are being made. */
export function clearStaging(): void {
  sweepDrafts(staging);
  for (const { path, release } of releaseFolders(staging))
    if (makerOf(release) === undefined) rmSync(join(staging, path), { recursive: true, force: true });
}

/** Forgets builds that were published: their files are in the served folder. */
export function clearPublished(folders: readonly (string | undefined)[]): void {
  for (const folder of folders) if (folder?.startsWith(staging)) rmSync(folder, { recursive: true, force: true });
}

/**
 * Where a release lies on this machine, if it was built here: in the folder that is served, in the one that a build fills,
 * or among those that wait.
 */
const builtAt = ({ folder }: ReleaseStorage, description: string, ...path: string[]): string | undefined =>
  [folder ?? builtFolder, staging]
    .map((parent) => join(parent, ...path))
    .find((built) => existsSync(join(built, description)));

/** The folder of an app's sources: one of the workspace, by id, or any other by its path. */
function sourcesOf(name: string): string {
  const directory = /[\\/]/.test(name) ? resolve(name) : remoteFolders().get(name);
  if (directory && existsSync(join(directory, 'src/manifest.ts'))) return directory;
  throw new Error(
    `There is no app "${name}". There are: ${[...remoteFolders().keys()].join(', ')}. All commands: npm run release`,
  );
}

/**
 * The release that an app's sources make now, built unless it was before.
 * @param name its id, or the path of its folder
 * @throws BuildError, ManifestError
 */
export async function stageApp(storage: ReleaseStorage, name: string): Promise<StagedApp> {
  const directory = sourcesOf(name);
  const { default: manifest }: { default: AppManifest } = await import(join(directory, 'src/manifest.ts'));
  const { id } = manifest;
  if (remoteFolders().has(name) && id !== name)
    throw new Error(`The manifest in remotes/${name} says "${id}": an app is named like its folder.`);
  const release = releaseOf(directory);
  const find = () => builtAt(storage, descriptionFile, 'remotes', id, release);
  if (!find()) await timed(`${id} ${release}`, () => buildRemote(directory, release, join(staging, 'remotes')));
  const folder = find() ?? '';
  const assets = join(directory, 'src/backend/assets');
  return { release: described(folder), source: folderSource(folder), folder, ...(existsSync(assets) && { assets }) };
}

/** The release that the shell's sources make now, built unless it was before. */
export async function stageShell(storage: ReleaseStorage): Promise<StagedShell> {
  const release = shellRelease();
  const find = () => builtAt(storage, 'host.json', 'shell', release);
  if (!find()) await timed(`shell ${release}`, () => buildShell(release, staging));
  const folder = find() ?? '';
  return { release: readShell(folder, release), folder, assets: join(root, 'mock/assets') };
}

/**
 * A release that a team serves itself.
 * @param address of its `app.json`, beside its files
 * @throws a sentence for each thing that is wrong with it
 */
export async function stageElsewhere(address: string): Promise<StagedApp> {
  const response = await fetch(address, { signal: AbortSignal.timeout(askMs) }).catch(() => undefined);
  if (!response?.ok) throw new Error(`${address} ${response ? `answers ${response.status}` : 'does not answer'}.`);
  const value: unknown = await response.json().catch(() => undefined);
  if (value === undefined) throw new Error(`${address} is no JSON: name the app.json that the build has written.`);
  const { release, files } = readDescription(address, value);
  return { release, source: remoteSource(release.entry, files) };
}
