/**
 * Reads something of every row of a table, such as a text to search or a key to sort by. It is read once in the life of
 * a row, for rows are never changed in place; and as long as no row changed, the whole column is there at once.
 */
export function createColumn<T extends object, V>(read: (row: T) => V): (rows: readonly T[]) => readonly V[] {
  const values = new WeakMap<T, { value: V }>();
  const columns = new WeakMap<readonly T[], readonly V[]>();
  const readOnce = (row: T): V => {
    const known = values.get(row);
    if (known) return known.value;
    const value = read(row);
    values.set(row, { value });
    return value;
  };
  return (rows) => {
    const column = columns.get(rows) ?? rows.map(readOnce);
    columns.set(rows, column);
    return column;
  };
}

/** How many rows are read in one go: so few that no key waits for them. */
const partSize = 250;

const reading = new Set<Promise<void>>();

/** Until all that is being read ahead has been read: who needs it whole waits without holding up what is on screen. */
export const whenReadAhead = async (): Promise<void> => void (await Promise.all(reading));

/**
 * Reads columns ahead of the first time they are asked for, a part at a time: of 20,000 rows all at once would take longer
 * than a key may. Few rows need no preparation.
 * @returns what begins it, once for a list of rows
 */
export function createReadAhead<T extends object>(columns: readonly ((rows: readonly T[]) => unknown)[]) {
  const begun = new WeakSet<readonly T[]>();
  const known = new WeakSet<T>();
  return (rows: readonly T[]): void => {
    if (rows.length <= partSize || begun.has(rows)) return;
    begun.add(rows);
    // Where one row changed, the list is another one, and all beside it have been read.
    const unread = rows.filter((row) => !known.has(row));
    if (unread.length <= partSize) return;
    const end = new Promise<void>((resolve) => {
      const readFrom = (start: number) => {
        const next = start + partSize;
        // Before the part is read: one that fails keeps nobody waiting.
        if (next < unread.length) setTimeout(readFrom, 0, next);
        else setTimeout(resolve);
        const part = unread.slice(start, next);
        for (const row of part) known.add(row);
        for (const column of columns) column(part);
      };
      setTimeout(readFrom, 0, 0);
    });
    reading.add(end);
    void end.then(() => reading.delete(end));
  };
}
