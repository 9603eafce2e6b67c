/** Repeats rows until there are so many; each repetition is changed by its number (from 0, counted over all rows). */
export function scaleUpRows<T>(rows: readonly T[], wanted: number, change: (row: T, index: number) => T): T[] {
  const added = Array.from({ length: Math.max(0, wanted - rows.length) }, (_, offset) => {
    const index = rows.length + offset;
    const row = rows[index % rows.length];
    return row === undefined ? [] : [change(row, index)];
  });
  return [...rows, ...added.flat()];
}
