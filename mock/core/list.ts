import { createOrder, type Order, selectRange } from './order';

/** A filter's text, or undefined where it filters nothing. */
export const toFilter = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

/** A test that text stands in one of some fields, in any case; true for all without text. */
export function createSearch(q: string | null | undefined): (...fields: readonly string[]) => boolean {
  const wanted = toFilter(q)?.toLowerCase();
  if (!wanted) return () => true;
  return (...fields) => fields.some((field) => field.toLowerCase().includes(wanted));
}

/** The same for rows, of which each is read and put into lower case once in its life. */
export function createRowSearch<T extends object>(read: (row: T) => readonly string[]) {
  const texts = new WeakMap<T, string>();
  const getText = (row: T): string => {
    const known = texts.get(row);
    if (known !== undefined) return known;
    const text = read(row).join('\u0000').toLowerCase();
    texts.set(row, text);
    return text;
  };
  return (q: string | null | undefined): ((row: T) => boolean) => {
    const wanted = toFilter(q)?.toLowerCase();
    return wanted ? (row) => getText(row).includes(wanted) : () => true;
  };
}

export interface Paging {
  page?: number | null;
  perPage?: number | null;
}

/** True for a call that asks for one page, where without it gives all. */
export const isPaged = ({ page, perPage }: Paging): boolean => typeof (page ?? perPage) === 'number';

/** Where a page begins and ends. A page below 1 is the first one; `perPage` below 1 is the default. */
function getRange({ page, perPage }: Paging, defaultPerPage: number): [start: number, end: number] {
  const size = perPage && perPage >= 1 ? Math.floor(perPage) : defaultPerPage;
  const number = page && page >= 1 ? Math.floor(page) : 1;
  return [(number - 1) * size, number * size];
}

/** One page of rows that are in order. */
export const getPage = <T>(rows: readonly T[], paging: Paging, defaultPerPage: number): T[] =>
  rows.slice(...getRange(paging, defaultPerPage));

/** One page of rows that are in no order yet; the others are not sorted at all. */
export const selectPage = <T>(rows: readonly T[], order: Order<T>, paging: Paging, defaultPerPage: number): T[] =>
  selectRange([...rows], ...getRange(paging, defaultPerPage), order);

type Column<T> = (row: T) => string | number | null | undefined;

export interface Sorting {
  sortBy?: string | null;
  sortDir?: string | null;
}

/** Orders by named columns; where none is named, or none that is known, the usual order. */
export function createSorter<T extends object>(columns: Record<string, Column<T>>, usual: Order<T>) {
  const orders = new Map(
    Object.entries(columns).flatMap(([name, read]) =>
      (['asc', 'desc'] as const).map((direction): [string, Order<T>] => [
        `${name} ${direction}`,
        createOrder(read, direction, usual),
      ]),
    ),
  );
  return ({ sortBy, sortDir }: Sorting): Order<T> =>
    orders.get(`${sortBy} ${sortDir === 'desc' ? 'desc' : 'asc'}`) ?? usual;
}
