/** The columns that are read ahead: what they read of a row stays known in the whole life of the row. */
const readOnce = new WeakSet<object>();

function createMemory<T extends object, V>(read: (row: T) => V): (row: T) => V {
  const values = new WeakMap<T, { value: V }>();
  return (row) => {
    const known = values.get(row);
    if (known) return known.value;
    const value = read(row);
    values.set(row, { value });
    return value;
  };
}

/**
 * Reads something of every row of a table, such as a text to search or a key to sort by. As long as no row changed, the
 * whole column is there at once. What is worth more than that is read ahead: to remember each of 100,000 rows by itself
 * takes ten times as long as to read a name of it, and slows down all that follows.
 */
export function createColumn<T extends object, V>(read: (row: T) => V): (rows: readonly T[]) => readonly V[] {
  const columns = new WeakMap<readonly T[], readonly V[]>();
  const remember = createMemory(read);
  const column = (rows: readonly T[]): readonly V[] => {
    const readRow = readOnce.has(column) ? remember : read;
    const values = columns.get(rows) ?? rows.map((row) => readRow(row));
    columns.set(rows, values);
    return values;
  };
  return column;
}

/** Rows read in one go: few enough that no key press waits for them. */
const chunkSize = 250;

const reading = new Set<Promise<void>>();

/** Until all that is being read ahead has been read: who needs it whole waits without holding up what is on screen. */
export const whenColumnsRead = async (): Promise<void> => void (await Promise.all(reading));

/**
 * Reads columns ahead of the first time they are asked for, a part at a time: of 20,000 rows all at once would take longer
 * than a key may. Few rows need no preparation.
 * @returns what begins it, once for a list of rows
 */
export function createColumnReader<T extends object>(columns: readonly ((rows: readonly T[]) => unknown)[]) {
  const begun = new WeakSet<readonly T[]>();
  for (const column of columns) readOnce.add(column);
  const known = new WeakSet<T>();
  return (rows: readonly T[]): void => {
    if (rows.length <= chunkSize || begun.has(rows)) return;
    begun.add(rows);
    // After a change of one row the list is another one; all other rows have been read.
    const unread = rows.filter((row) => !known.has(row));
    if (unread.length <= chunkSize) return;
    const end = new Promise<void>((resolve) => {
      const readFrom = (start: number) => {
        const next = start + chunkSize;
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
