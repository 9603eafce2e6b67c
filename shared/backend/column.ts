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
