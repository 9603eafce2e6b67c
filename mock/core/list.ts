/** A filter's text, or undefined where it filters nothing. */
export const toFilter = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

/** A test that text stands in one of some fields, in any case; true for all without text. */
export function createSearch(q: string | null | undefined): (...fields: readonly string[]) => boolean {
  const wanted = toFilter(q)?.toLowerCase();
  if (!wanted) return () => true;
  return (...fields) => fields.some((field) => field.toLowerCase().includes(wanted));
}

interface Paging {
  page?: number | null;
  perPage?: number | null;
}

/** One page of a list. A page below 1 is the first one; `perPage` below 1 is the default. */
export function getPage<T>(rows: readonly T[], { page, perPage }: Paging, defaultPerPage: number): T[] {
  const size = perPage && perPage >= 1 ? Math.floor(perPage) : defaultPerPage;
  const number = page && page >= 1 ? Math.floor(page) : 1;
  return rows.slice((number - 1) * size, number * size);
}

const collator = new Intl.Collator('en', { numeric: true, sensitivity: 'base' });

type Comparable = string | number | null | undefined;

/** What is missing comes last; text in the order of a dictionary. */
export function compare(a: Comparable, b: Comparable): number {
  if (a === b) return 0;
  if (a === null || a === undefined || a === '') return 1;
  if (b === null || b === undefined || b === '') return -1;
  return typeof a === 'number' && typeof b === 'number' ? a - b : collator.compare(String(a), String(b));
}

type Sortable<T> = Partial<Record<string, (row: T) => Comparable>>;

/** Sorts by one of some named columns; a name that is none leaves the order as it is. Missing values stay last. */
export function sortRows<T>(
  rows: readonly T[],
  columns: Sortable<T>,
  sortBy: string | null | undefined,
  sortDir: string | null | undefined,
): readonly T[] {
  const read = sortBy && Object.hasOwn(columns, sortBy) ? columns[sortBy] : undefined;
  if (!read) return rows;
  const sign = sortDir === 'desc' ? -1 : 1;
  const keyed = rows.map((row) => ({ row, key: read(row) }));
  const isMissing = (key: Comparable) => key === null || key === undefined || key === '';
  keyed.sort((a, b) => compare(a.key, b.key) * (isMissing(a.key) || isMissing(b.key) ? 1 : sign));
  return keyed.map(({ row }) => row);
}
