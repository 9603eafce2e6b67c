/** The rows of a table by a key that several of them share; made once for as long as no row changes. */
export function groupRows<T, Key>(keyOf: (row: T) => Key): (rows: readonly T[], key: Key) => readonly T[] {
  const known = new WeakMap<readonly T[], Map<Key, T[]>>();
  return (rows, key) => {
    const groups = known.get(rows) ?? new Map<Key, T[]>();
    if (!known.has(rows)) {
      for (const row of rows) groups.set(keyOf(row), [...(groups.get(keyOf(row)) ?? []), row]);
      known.set(rows, groups);
    }
    return groups.get(key) ?? [];
  };
}
