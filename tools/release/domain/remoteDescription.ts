import { basename } from 'node:path';
import { isObject } from '../../../shared/contract/guards';
import type { Release } from '../../../shared/contract/registry';
import { isReleaseOf, releaseFormatIssues } from '../../../shared/contract/releaseShape';

class DescriptionError extends Error {
  constructor(address: string, issues: readonly string[]) {
    super(`${address} does not describe a release:\n${issues.map((issue) => `  - ${issue}`).join('\n')}`);
  }
}

/** Files must lie beside the description. */
const isFileName = (name: unknown): name is string => typeof name === 'string' && /^[\w.-]+$/.test(name);

function filesIn(files: unknown, entry: string): string[] | string {
  if (!Array.isArray(files) || !files.every(isFileName)) return 'files is not a list of file names beside it.';
  return files.includes(basename(entry)) ? files : `files does not name the entry ${basename(entry)}.`;
}

/**
 * Reads the `app.json` of a release that its team serves from an origin of its own.
 * @returns the release, with its entry beside the description, and the names of its files
 * @throws DescriptionError
 */
export function readRemoteDescription(address: string, value: unknown): { release: Release; files: readonly string[] } {
  const id =
    isObject(value) && isObject(value.manifest) && typeof value.manifest.id === 'string' ? value.manifest.id : '';
  if (!isReleaseOf(id, value)) throw new DescriptionError(address, releaseFormatIssues(id, value));
  const { release, container, entry, integrity, manifest } = value;
  const files = filesIn(Reflect.get(value, 'files'), entry);
  if (typeof files === 'string') throw new DescriptionError(address, [files]);
  return {
    release: { release, container, entry: new URL(basename(entry), address).href, integrity, manifest },
    files,
  };
}
