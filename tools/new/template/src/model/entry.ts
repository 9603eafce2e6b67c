import type { Entry } from '../api/schemas';

type Searched = Pick<Entry, 'id' | 'title' | 'addedAt'>;

/** The entries that hold all words of a search, the newest first. */
export function findEntries<T extends Searched>(entries: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .sort((one, other) => other.addedAt.localeCompare(one.addedAt) || other.id - one.id);
}

/** Do two entries have the same title, for a person who reads them? */
export const isSameTitle = (one: string, other: string): boolean =>
  one.trim().toLowerCase() === other.trim().toLowerCase();
