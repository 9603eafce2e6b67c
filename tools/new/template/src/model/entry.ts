/** One line of the list. */
export interface Entry {
  id: number;
  title: string;
  /** ISO 8601. */
  addedAt: string;
}

/** The entries that hold all words of a search, the newest first. */
export function findEntries<T extends Entry>(entries: readonly T[], query: string): T[] {
  const words = query.toLowerCase().split(/\s+/).filter(Boolean);
  return entries
    .filter(({ title }) => words.every((word) => title.toLowerCase().includes(word)))
    .sort((one, other) => other.addedAt.localeCompare(one.addedAt) || other.id - one.id);
}
