import { basename } from 'node:path';
import { isObject } from '../../shared/contract/guards';
import type { Release } from '../../shared/contract/registry';
import { isReleaseOf, releaseIssues } from '../../shared/contract/releaseShape';

/** A description that cannot be taken; the message says all that is wrong with it. */
class DescriptionError extends Error {
  constructor(address: string, problems: readonly string[]) {
    super(`${address} describes no release:\n${problems.map((problem) => `  - ${problem}`).join('\n')}`);
  }
}

/** Names of files beside the description: none leads elsewhere. */
const isFileName = (name: unknown): name is string => typeof name === 'string' && /^[\w.-]+$/.test(name);

function filesIn(files: unknown, entry: string): string[] | string {
  if (!Array.isArray(files) || !files.every(isFileName)) return 'files is no list of names of files beside it.';
  return files.includes(basename(entry)) ? files : `files does not name the entry ${basename(entry)}.`;
}

/**
 * Reads what a team's `app.json` says of a release that it serves itself.
 * @returns the release, its entry beside the description, and the names of its files
 * @throws DescriptionError with everything that is wrong
 */
export function readDescription(address: string, value: unknown): { release: Release; files: readonly string[] } {
  const id =
    isObject(value) && isObject(value.manifest) && typeof value.manifest.id === 'string' ? value.manifest.id : '';
  if (!isReleaseOf(id, value)) throw new DescriptionError(address, releaseIssues(id, value));
  const { release, container, entry, integrity, manifest } = value;
  const files = filesIn(Reflect.get(value, 'files'), entry);
  if (typeof files === 'string') throw new DescriptionError(address, [files]);
  return {
    release: { release, container, entry: new URL(basename(entry), address).href, integrity, manifest },
    files,
  };
}
