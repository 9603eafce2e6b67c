import { execFileSync } from 'node:child_process';
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { type Changeset, decideVersion, hostApiFolders, readChangesets, readPackage } from './changesets';

const prefix = 'host-api@';

export const tagOf = (version: string) => prefix + version;

/** The answer of git; empty where there is no git, no such tag or no such file. */
export function git(root: string, ...args: string[]): string {
  try {
    return execFileSync('git', args, { cwd: root, encoding: 'utf8', stdio: ['ignore', 'pipe', 'ignore'] });
  } catch {
    return '';
  }
}

/** The version of the last released host API, by its tag; undefined before the first release. */
export function releasedVersion(root: string): string | undefined {
  const [tag] = git(root, 'tag', '--list', `${prefix}*`, '--sort=-v:refname').split('\n');
  return tag ? tag.slice(prefix.length) : undefined;
}

const changelog = 'shared/sdk/CHANGELOG.md';

function entryOf({ steps, text }: Changeset): string {
  const packages = [...steps].map(([name, step]) => `\`${name}\` (${step})`).join(', ');
  return `- ${packages}: ${text.replaceAll('\n', '\n  ').replace(/ +$/gm, '')}`;
}

/** A changelog with the notes at the top of the entry of a version, which is made if it is not there. */
function withEntries(text: string, version: string, changesets: readonly Changeset[]): string {
  const heading = `## ${version}\n`;
  const entries = `${heading}\n${changesets.map(entryOf).join('\n')}\n`;
  if (text.includes(heading)) return text.replace(heading, () => entries);
  const first = text.search(/^## /m);
  return first < 0 ? `${text.trimEnd()}\n\n${entries}` : `${text.slice(0, first)}${entries}\n${text.slice(first)}`;
}

interface LockFile {
  packages?: Record<string, { version?: string }>;
}

function writeVersions(root: string, version: string): void {
  const folders = hostApiFolders(root);
  for (const folder of folders) {
    const file = join(root, folder, 'package.json');
    writeFileSync(file, readFileSync(file, 'utf8').replace(/("version": ")[^"]*/, `$1${version}`));
  }
  const lockFile = join(root, 'package-lock.json');
  const lock: LockFile = JSON.parse(readFileSync(lockFile, 'utf8'));
  for (const folder of folders) {
    const entry = lock.packages?.[folder];
    if (entry) entry.version = version;
  }
  writeFileSync(lockFile, `${JSON.stringify(lock, null, 2)}\n`);
}

export interface HostApiRelease {
  version: string;
  notes: number;
  /** The command that has to follow the release, unless this version has its tag. */
  next?: string;
}

/**
 * Decides the version of the host API from the notes since the last release, gives it to all packages, and moves the
 * notes into the changelog. Doing it again, after a rejected release say, changes nothing.
 * @throws a sentence for a note that cannot be read
 */
export function applyChangesets(root: string): HostApiRelease {
  const changesets = readChangesets(root);
  const released = releasedVersion(root);
  const current = readPackage(root, 'shared/sdk').version;
  const version = decideVersion(current, released, changesets);
  if (version !== current) writeVersions(root, version);
  if (changesets.length > 0) {
    const file = join(root, changelog);
    writeFileSync(file, withEntries(readFileSync(file, 'utf8'), version, changesets));
    for (const { file: note } of changesets) rmSync(join(root, note));
  }
  if (version === released) return { version, notes: changesets.length };
  const commit = `git add -A .changeset shared package-lock.json && git commit -m "host API: release ${version}"`;
  const tag = `git tag ${tagOf(version)}`;
  const isWritten = version !== current || changesets.length > 0;
  return { version, notes: changesets.length, next: isWritten ? `${commit} && ${tag}` : tag };
}
