import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { AnyMap, originalPositionFor, type TraceMap } from '@jridgewell/trace-mapping';
import { releaseOf } from '../../shared/build/release';
import { mapsOf, storeSourceMaps } from '../build/maps';
import { remoteFolders, root } from '../build/paths';
import { runRspack } from '../build/rspack';
import { shellRelease } from '../build/shell';
import type { BuiltPlace } from './readReports';

const directoryOf = (name: string): string | undefined =>
  name === 'shell' ? join(root, 'shell') : remoteFolders().get(name);

/**
 * The folder of a release's maps, kept when it was built here. Without it the release is built again: the same sources make
 * the same files.
 * @throws a sentence when the sources here make another release
 */
export async function findMaps({ name, release }: Pick<BuiltPlace, 'name' | 'release'>): Promise<string> {
  const folder = mapsOf(name, release);
  if (existsSync(folder)) return folder;
  const directory = directoryOf(name);
  if (!directory) throw new Error(`There is no app "${name}" here.`);
  const made = name === 'shell' ? shellRelease() : releaseOf(directory);
  if (made !== release)
    throw new Error(
      `This was not built here, and the sources make ${name} ${made}: check out those of ${release}, and try again.`,
    );
  const draft = mkdtempSync(join(tmpdir(), 'atrium-maps-'));
  try {
    await runRspack(directory, { release, output: draft, maps: 'true' });
    storeSourceMaps(draft, name, release);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}

const opened = new Map<string, TraceMap>();

function openMap(path: string): TraceMap {
  const map = opened.get(path) ?? new AnyMap(JSON.parse(readFileSync(path, 'utf8')));
  opened.set(path, map);
  return map;
}

/** `webpack://…/./src/app.tsx` as a path from the root of the repository. */
const toPath = (source: string, name: string): string => {
  const path = source.replace(/^webpack:\/\/[^/]*\/(\.\/)?/, '').replace(/\?.*$/, '');
  return join(name === 'shell' ? 'shell' : `remotes/${name}`, path);
};

/** File, line and name of a place; undefined when the maps in the folder do not have it. */
export function findSource(folder: string, { name, file, line, column }: BuiltPlace): string | undefined {
  const path = join(folder, `${file}.map`);
  if (!existsSync(path)) return undefined;
  // Browsers count columns from 1, maps from 0.
  const map = openMap(path);
  const found = originalPositionFor(map, { line, column: column - 1 });
  if (found.source === null) return undefined;
  // As written in the map: resolving it loses `../`.
  const source = map.sources[map.resolvedSources.indexOf(found.source)] ?? found.source;
  const called = found.name ? ` (${found.name})` : '';
  return `${toPath(source, name)}:${found.line}:${found.column + 1}${called}`;
}
