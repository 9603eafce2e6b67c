import { toPlainText } from '@atrium/contract/values';
import { createColumn } from './column';

type Value = string | number | null | undefined;
type Key = string | number | null;
export type Direction = 'asc' | 'desc';

/** Order of the rows of a table: by a key, then by id. */
export interface Order<T> {
  /** Absent: by the ids alone. */
  getKeys?: (rows: readonly T[]) => readonly Key[];
  /** Groups that keep their order in both directions, such as currencies: amounts of two are not comparable. */
  getGroups?: (rows: readonly T[]) => readonly number[];
  direction: Direction;
  /** The order of the ids of rows with the same key. */
  ids: Direction;
  /** In place of the order of characters. */
  compareTexts?: (a: string, b: string) => number;
}

/** Text in the order of a dictionary: without case and accents. */
const toKey = (value: Value): Key => {
  if (value === undefined || value === null || value === '') return null;
  return typeof value === 'number' ? value : toPlainText(value);
};

/** An order by one value of a row. What is missing comes last, whichever the direction. */
export const byValue = <T extends object>(read: (row: T) => Value, direction: Direction, ids: Direction): Order<T> => ({
  getKeys: createColumn((row) => toKey(read(row))),
  direction,
  ids,
});

/** An order by a text as the language of the reader has it. */
export const byText = <T extends object>(read: (row: T) => string, direction: Direction, ids: Direction): Order<T> => ({
  getKeys: createColumn(read),
  direction,
  ids,
  compareTexts: new Intl.Collator().compare,
});

const maxRanked = 1000;

/** Numbers in place of texts of which there are few: a state or a day is compared some 100,000 times for one page. */
function rank(keys: readonly Key[]): readonly Key[] {
  const distinct = new Set<string>();
  for (const key of keys) {
    if (typeof key === 'number' || distinct.size > maxRanked) return keys;
    if (key !== null) distinct.add(key);
  }
  const ranks = new Map([...distinct].sort().map((key, index): [Key, number] => [key, index]));
  return keys.map((key) => ranks.get(key) ?? null);
}

const ranked = new WeakMap<readonly Key[], readonly Key[]>();

function getRanked(keys: readonly Key[]): readonly Key[] {
  const known = ranked.get(keys) ?? rank(keys);
  ranked.set(keys, known);
  return known;
}

/** The lowest id first, or the highest. */
export const byId = (direction: Direction): Order<object> => ({ direction, ids: direction });

/** Compares two rows by their places in the table. Never 0 for different ones: an order is the same every time. */
export type Compare = (a: number, b: number) => number;

/** The order of rows that lie in the order of their ids. */
export function createCompare<T>(rows: readonly T[], { getGroups, ...order }: Order<T>): Compare {
  const compare = compareByKeys(rows, order);
  if (!getGroups) return compare;
  const groups = getGroups(rows);
  return (a, b) => (groups[a] ?? 0) - (groups[b] ?? 0) || compare(a, b);
}

function compareByKeys<T>(rows: readonly T[], { getKeys, direction, ids, compareTexts }: Order<T>): Compare {
  const [sign, idSign] = [direction === 'desc' ? -1 : 1, ids === 'desc' ? -1 : 1];
  const byPlace: Compare = (a, b) => (a - b) * idSign;
  if (!getKeys) return byPlace;
  const keys = compareTexts ? getKeys(rows) : getRanked(getKeys(rows));
  return (a, b) => {
    const first = keys[a] ?? null;
    const second = keys[b] ?? null;
    if (first === second) return byPlace(a, b);
    if (first === null) return 1;
    if (second === null) return -1;
    if (compareTexts) return compareTexts(String(first), String(second)) * sign || byPlace(a, b);
    return first < second ? -sign : sign;
  };
}

/** Puts those from `start` up to `end` in an order, without sorting the others (quickselect). */
export function selectRange(places: number[], start: number, end: number, compare: Compare): number[] {
  if (start >= places.length || end <= start) return [];
  if (start > 0) partitionAt(places, start, compare, 0);
  if (end < places.length) partitionAt(places, end, compare, start);
  return places.slice(start, end).sort(compare);
}

/** Moves the first `index` of the order before that place. */
function partitionAt(places: number[], index: number, compare: Compare, from: number): void {
  let [low, high] = [from, places.length - 1];
  while (low < high) {
    const pivot = places[(low + high) >> 1] ?? 0;
    let [left, right] = [low, high];
    while (left <= right) {
      let first = places[left] ?? pivot;
      let second = places[right] ?? pivot;
      while (compare(first, pivot) < 0) first = places[++left] ?? pivot;
      while (compare(pivot, second) < 0) second = places[--right] ?? pivot;
      if (left > right) break;
      places[left++] = second;
      places[right--] = first;
    }
    if (index <= right) high = right;
    else if (index >= left) low = left;
    else return;
  }
}
