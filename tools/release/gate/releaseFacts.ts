import { createHash } from 'node:crypto';
import { descriptionFile } from '../../../shared/build/release';
import type { SharedNames } from '../../../shared/build/sharedNames';
import { isIntegrity, isObject } from '../../../shared/contract/guards';
import type { Release } from '../../../shared/contract/registry';
import { isOf, list, record, text } from '../../../shared/contract/shape';
import type { ReleaseFacts } from '../domain/releaseRules';
import { type StyleSheet, stylesInScript } from '../domain/styleRules';
import type { ReleaseSource } from './releaseSource';

const hashOf = (algorithm: string, bytes: Buffer) =>
  `${algorithm}-${createHash(algorithm).update(bytes).digest('base64')}`;

/** The shared modules of which the entry brings no copy (`import: null`), so that the host must provide them. */
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

/** The names that the build has recorded for each shared module; none when they are missing or malformed. */
function sharedNamesOf(description = '{}'): SharedNames {
  const value = parsed(description);
  const takes = isObject(value) ? value.takes : undefined;
  return isOf(sharedNames, takes) ? takes : {};
}

/** Includes the algorithms of older builds and of other teams. */
const algorithms = ['sha256', 'sha384', 'sha512'];

/** Compares the entry with the registry's hash, and every other file with the hashes inside the entry. */
async function fileIssuesIn({ integrity }: Release, entryName: string, source: ReleaseSource): Promise<string[]> {
  const entry = await source.read(entryName);
  if (!entry) return [`The entry ${entryName} is missing.`];
  const text = entry.toString();
  const issues =
    isIntegrity(integrity) && hashOf(integrity.split('-')[0] ?? '', entry) !== integrity
      ? [`The entry ${entryName} does not match its integrity hash.`]
      : [];
  for (const name of source.names.filter((other) => other !== entryName)) {
    const bytes = await source.read(name);
    if (!bytes) issues.push(`The file ${name} is missing.`);
    else if (!algorithms.some((algorithm) => text.includes(hashOf(algorithm, bytes))))
      issues.push(`No integrity hash in the entry covers ${name}.`);
  }
  return issues;
}

async function readStyles({ names, read }: ReleaseSource): Promise<StyleSheet[]> {
  const styles: StyleSheet[] = [];
  for (const file of names) {
    const text = (await read(file))?.toString() ?? '';
    for (const css of file.endsWith('.css') ? [text] : stylesInScript(text)) styles.push({ file, css });
  }
  return styles;
}

/** Several rules read the same file; each is fetched once. */
function cached({ names, read }: ReleaseSource): ReleaseSource {
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

export async function readFacts(release: Release, files: ReleaseSource): Promise<ReleaseFacts> {
  const source = cached(files);
  // In parallel: each request to an object storage takes a while.
  await Promise.all([...source.names, descriptionFile].map(source.read));
  const entryName = release.entry.slice(release.entry.lastIndexOf('/') + 1);
  const entry = (await source.read(entryName))?.toString() ?? '';
  return {
    needs: needsIn(entry),
    exposes: exposesIn(entry),
    fileIssues: await fileIssuesIn(release, entryName, source),
    takes: sharedNamesOf((await source.read(descriptionFile))?.toString()),
    styles: await readStyles(source),
  };
}
