import { createHash } from 'node:crypto';
import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { descriptionFile } from '../../../shared/build/release';
import type { SharedNames } from '../../../shared/build/sharedNames';
import { isIntegrity, isObject } from '../../../shared/contract/guards';
import type { Release } from '../../../shared/contract/registry';
import { isOf, list, record, text } from '../../../shared/contract/shape';
import type { ReleaseFacts } from '../domain/releaseRules';
import type { StyleSheet } from '../domain/styleRules';
import { stylesInScript } from '../domain/stylesInScript';
import type { ReleaseStorage } from '../storage/releaseStorage';

/** The files of one release, wherever they are. */
export interface ReleaseSource {
  /** The names of its scripts and styles, the entry among them. */
  names: readonly string[];
  read(name: string): Promise<Buffer | undefined>;
}

const isCode = (name: string) => /\.(js|css)$/.test(name);

/** A release in a folder of this machine. */
export const folderSource = (folder: string): ReleaseSource => ({
  names: existsSync(folder) ? readdirSync(folder).filter(isCode) : [],
  read: async (name) => (existsSync(join(folder, name)) ? readFileSync(join(folder, name)) : undefined),
});

/** A release where it is served from. */
export const storedSource = async (storage: ReleaseStorage, path: string): Promise<ReleaseSource> => ({
  names: (await storage.names(path)).filter(isCode),
  read: (name) => storage.read(`${path}/${name}`),
});

/** A server that hangs must not keep a release, and the lock of the registry, waiting for ever. */
export const askMs = 10_000;

/** A release on another origin, whose `app.json` names its files. */
export const remoteSource = (entry: string, files: readonly string[]): ReleaseSource => ({
  names: files.filter(isCode),
  async read(name) {
    try {
      const response = await fetch(new URL(name, entry), { signal: AbortSignal.timeout(askMs) });
      return response.ok ? Buffer.from(await response.arrayBuffer()) : undefined;
    } catch {
      return undefined;
    }
  },
});

const hashOf = (algorithm: string, bytes: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** What the entry's federation runtime asks the host for: what it brings no copy of (`import: null`). */
const needsIn = (entry: string) =>
  Object.fromEntries(
    [...entry.matchAll(/shareKey:"([^"]+)",import:null,requiredVersion:"([^"]+)"/g)].map(
      ([, name = '', range = '']) => [name, range],
    ),
  );

const exposesIn = (entry: string) => [...entry.matchAll(/"(\.\/[^"]+)":\(?\)?=>/g)].map(([, module = '']) => module);

const sharedNames = record(list(text));

function parsed(text: string): unknown {
  try {
    return JSON.parse(text);
  } catch {
    return undefined;
  }
}

/** The names that its build has recorded, of each shared module; none where it has not, or says something else. */
function takesIn(description = '{}'): SharedNames {
  const value = parsed(description);
  const takes = isObject(value) ? value.takes : undefined;
  return isOf(sharedNames, takes) ? takes : {};
}

/** What builds hash their files with, old ones and those of others too. */
const algorithms = ['sha256', 'sha384', 'sha512'];

/** Is each script and style the one that the registry's hash, or a hash inside the entry, speaks of? */
async function fileProblems({ integrity }: Release, entryName: string, source: ReleaseSource): Promise<string[]> {
  const entry = await source.read(entryName);
  if (!entry) return [`The entry ${entryName} is not there.`];
  const text = entry.toString();
  const problems =
    isIntegrity(integrity) && hashOf(integrity.split('-')[0] ?? '', entry) !== integrity
      ? [`The entry ${entryName} is not the file that its integrity hash speaks of.`]
      : [];
  for (const name of source.names.filter((other) => other !== entryName)) {
    const bytes = await source.read(name);
    if (!bytes) problems.push(`The file ${name} is not there.`);
    else if (!algorithms.some((algorithm) => text.includes(hashOf(algorithm, bytes))))
      problems.push(`No integrity hash in the entry speaks of ${name}.`);
  }
  return problems;
}

/** The style sheets in a release's files: as files, and as texts that its scripts put into the page. */
async function readStyles({ names, read }: ReleaseSource): Promise<StyleSheet[]> {
  const styles: StyleSheet[] = [];
  for (const file of names) {
    const text = (await read(file))?.toString() ?? '';
    for (const css of file.endsWith('.css') ? [text] : stylesInScript(text)) styles.push({ file, css });
  }
  return styles;
}

/** Each file is asked for once, however many rules look into it. */
function remembered({ names, read }: ReleaseSource): ReleaseSource {
  const known = new Map<string, Promise<Buffer | undefined>>();
  return {
    names,
    read(name) {
      const bytes = known.get(name) ?? read(name);
      known.set(name, bytes);
      return bytes;
    },
  };
}

/** What a release's files say of themselves. */
export async function readFacts(release: Release, files: ReleaseSource): Promise<ReleaseFacts> {
  const source = remembered(files);
  // All at once: an object storage takes its time for each.
  await Promise.all([...source.names, descriptionFile].map(source.read));
  const entryName = release.entry.slice(release.entry.lastIndexOf('/') + 1);
  const entry = (await source.read(entryName))?.toString() ?? '';
  return {
    needs: needsIn(entry),
    exposes: exposesIn(entry),
    problems: await fileProblems(release, entryName, source),
    takes: takesIn((await source.read(descriptionFile))?.toString()),
    styles: await readStyles(source),
  };
}
