import type { ContentItem, ContentStatus } from '../api/schemas';

/** Rows grouped by a shared key; cached while no row changes. */
export function groupRows<T, Key>(keyOf: (row: T) => Key): (rows: readonly T[], key: Key) => readonly T[] {
  const known = new WeakMap<readonly T[], Map<Key, T[]>>();
  return (rows, key) => {
    const groups = known.get(rows) ?? toGroups(rows, keyOf);
    known.set(rows, groups);
    return groups.get(key) ?? [];
  };
}

function toGroups<T, Key>(rows: readonly T[], keyOf: (row: T) => Key): Map<Key, T[]> {
  const groups = new Map<Key, T[]>();
  for (const row of rows) {
    const key = keyOf(row);
    const group = groups.get(key);
    // Copying the list for each row would take hours for large groups.
    if (group) group.push(row);
    else groups.set(key, [row]);
  }
  return groups;
}

export const itemsOfStatus = groupRows<ContentItem, ContentStatus>(({ status }) => status);
