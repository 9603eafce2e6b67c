import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The first of a version's three numbers that differs from those of another. */
export type VersionStep = 'none' | 'patch' | 'minor' | 'major';

const order: readonly VersionStep[] = ['none', 'patch', 'minor', 'major'];

const numbersOf = (version: string) => version.split(/[.+-]/, 3).map(Number);

/** The step from one version to the next; going back is none. */
export function versionStep(before: string, after: string): VersionStep {
  const [old, now] = [numbersOf(before), numbersOf(after)];
  const index = now.findIndex((number, position) => number !== old[position]);
  if (index < 0 || (now[index] ?? 0) < (old[index] ?? 0)) return 'none';
  return index === 0 ? 'major' : index === 1 ? 'minor' : 'patch';
}

export const isEnough = (step: VersionStep, needed: VersionStep) => order.indexOf(step) >= order.indexOf(needed);

const largestStep = (steps: readonly VersionStep[]): VersionStep =>
  steps.reduce((largest, step) => (isEnough(largest, step) ? largest : step), 'none');

export function nextVersion(version: string, step: VersionStep): string {
  const [major = 0, minor = 0, patch = 0] = numbersOf(version);
  if (step === 'major') return `${major + 1}.0.0`;
  if (step === 'minor') return `${major}.${minor + 1}.0`;
  return step === 'patch' ? `${major}.${minor}.${patch + 1}` : version;
}

const folder = '.changeset';

/** A change note of the host API: which packages it concerns, and how much it asks of apps. */
export interface Changeset {
  /** Relative to the root. */
  file: string;
  steps: ReadonlyMap<string, VersionStep>;
  text: string;
}

/** The packages of the host API: they have one version, so a step of one is a step of all. */
export const hostApiFolders = (root: string): string[] =>
  readdirSync(join(root, 'shared'))
    .map((name) => `shared/${name}`)
    .filter((path) => existsSync(join(root, path, 'package.json')));

export const readPackage = (root: string, path: string): { name: string; version: string } =>
  JSON.parse(readFileSync(join(root, path, 'package.json'), 'utf8'));

const isStep = (word: string): word is VersionStep => ['patch', 'minor', 'major'].includes(word);

/**
 * Reads a note in the format of changesets: front matter with a step for each package, and a text.
 * @throws a sentence that says what is wrong with the note
 */
export function parseChangeset(file: string, source: string, packages: ReadonlySet<string>): Changeset {
  const [, head, text = ''] = /^---\r?\n([\s\S]*?)\r?\n---\r?\n([\s\S]*)$/.exec(source) ?? [];
  const lines = head?.split(/\r?\n/).filter((line) => line.trim()) ?? [];
  if (lines.length === 0)
    throw new Error(`${file} has no front matter such as "@atrium/ui": minor between lines of ---.`);
  const steps = lines.map((line): [string, VersionStep] => {
    const [, name = '', step = ''] = /^['"]?([^'":]+)['"]?:\s*(\w+)\s*$/.exec(line) ?? [];
    if (!packages.has(name)) throw new Error(`${file} names no package of the host API in the line ${line}`);
    if (!isStep(step)) throw new Error(`${file}: "${step}" is not patch, minor or major.`);
    return [name, step];
  });
  if (!text.trim()) throw new Error(`${file} has no text: say what an app gets, or has to change.`);
  return { file, steps: new Map(steps), text: text.trim() };
}

/**
 * The notes of changes that no shell was released with.
 * @throws as `parseChangeset`
 */
export function readChangesets(root: string): Changeset[] {
  const packages = new Set(hostApiFolders(root).map((path) => readPackage(root, path).name));
  const files = existsSync(join(root, folder)) ? readdirSync(join(root, folder)).sort() : [];
  return files
    .filter((name) => name.endsWith('.md') && name !== 'README.md')
    .map((name) => parseChangeset(`${folder}/${name}`, readFileSync(join(root, folder, name), 'utf8'), packages));
}

const stepOf = (changesets: readonly Changeset[]): VersionStep =>
  largestStep(changesets.flatMap(({ steps }) => [...steps.values()]));

/**
 * The version of the host API that a shell is released with now.
 * @param current in the sources; it stays if it was not released and is far enough from the last one
 * @param released the last released one; undefined before the first release, which keeps the version of the sources
 */
export function decideVersion(current: string, released: string | undefined, changesets: readonly Changeset[]): string {
  if (released === undefined) return current;
  const announced = nextVersion(released, stepOf(changesets));
  return isEnough(versionStep(released, current), versionStep(released, announced)) ? current : announced;
}
