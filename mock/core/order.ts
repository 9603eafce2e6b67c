/** Negative where the first row comes first. Never 0 for different rows, so that an order is the same every time. */
export type Order<T> = (a: T, b: T) => number;

/**
 * The rows that stand from `start` up to `end` in an order, without sorting the others: what a page of a long list
 * needs. Changes the order of the array that it is given.
 */
export function selectRange<T>(rows: T[], start: number, end: number, order: Order<T>): T[] {
  if (start >= rows.length || end <= start) return [];
  if (start > 0) partitionAt(rows, start, order, 0);
  if (end < rows.length) partitionAt(rows, end, order, start);
  return rows.slice(start, end).sort(order);
}

/** Puts the first `index` rows of the order before that place (quickselect). */
function partitionAt<T>(rows: T[], index: number, order: Order<T>, from: number): void {
  let [low, high] = [from, rows.length - 1];
  while (low < high) {
    const pivot = rows[(low + high) >> 1];
    if (pivot === undefined) return;
    let [left, right] = [low, high];
    while (left <= right) {
      while (isBefore(rows[left], pivot, order)) left += 1;
      while (isBefore(pivot, rows[right], order)) right -= 1;
      if (left > right) break;
      swap(rows, left, right);
      left += 1;
      right -= 1;
    }
    if (index <= right) high = right;
    else if (index >= left) low = left;
    else return;
  }
}

const isBefore = <T>(a: T | undefined, b: T | undefined, order: Order<T>): boolean =>
  a !== undefined && b !== undefined && order(a, b) < 0;

function swap<T>(rows: T[], a: number, b: number): void {
  const [first, second] = [rows[a], rows[b]];
  if (first === undefined || second === undefined) return;
  rows[a] = second;
  rows[b] = first;
}

type Value = string | number | null | undefined;
type Key = string | number | null;

/** Text in the order of a dictionary: without case and accents. */
const toKey = (value: Value): Key => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'number' ? value : value.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
};

/** An order by one value of a row. What is missing comes last, whichever the direction; then the next order decides. */
export function createOrder<T extends object>(
  read: (row: T) => Value,
  direction: 'asc' | 'desc',
  next: Order<T>,
): Order<T> {
  const sign = direction === 'desc' ? -1 : 1;
  // Rows are never changed in place, so what was read from one stays true.
  const keys = new WeakMap<T, { key: Key }>();
  const getKey = (row: T): Key => {
    const known = keys.get(row);
    if (known) return known.key;
    const key = toKey(read(row));
    keys.set(row, { key });
    return key;
  };
  return (a, b) => {
    const [first, second] = [getKey(a), getKey(b)];
    if (first === second) return next(a, b);
    if (first === null) return 1;
    if (second === null) return -1;
    return first < second ? -sign : sign;
  };
}

/** The highest id first, or the lowest. */
export const byId =
  (direction: 'asc' | 'desc') =>
  (a: { id: number }, b: { id: number }): number =>
    direction === 'asc' ? a.id - b.id : b.id - a.id;
