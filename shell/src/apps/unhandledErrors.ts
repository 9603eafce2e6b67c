import type { Release } from 'shared/contract';

const folderOf = (entry: string) => new URL('.', new URL(entry, document.baseURI)).href;

/** The release in whose code an error was made, as its stack tells; undefined for what is nobody's. */
export function ownerOfError(error: unknown, releases: Iterable<Release>): Release | undefined {
  const stack = error instanceof Error ? (error.stack ?? '') : '';
  const found = [...releases].map((release) => ({ release, at: stack.indexOf(folderOf(release.entry)) }));
  return found.filter(({ at }) => at >= 0).sort((one, other) => one.at - other.at)[0]?.release;
}
