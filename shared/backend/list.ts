import { toPlainText } from '@atrium/contract/values';
import { createColumn } from './column';
import { byValue, createCompare, type Direction, type Order, selectRange } from './order';
import type { BackendStore } from './store';

/** A filter's text, or undefined where it filters nothing. */
export const toFilter = (value: string | null | undefined): string | undefined => value?.trim() || undefined;

/** A test that text is in one of some fields, in any case and with or without accents; true for all without text. */
export function createSearch(q: string | null | undefined): (...fields: readonly string[]) => boolean {
  const wanted = toPlainText(q?.trim() ?? '');
  if (!wanted) return () => true;
  return (...fields) => fields.some((field) => toPlainText(field).includes(wanted));
}

/** The same for the rows of a table, by their places. */
export function createRowSearch<T extends object>(read: (row: T) => readonly string[]) {
  const getTexts = createColumn<T, string>((row) => toPlainText(read(row).join('\u0000')));
  return (rows: readonly T[], q: string | null | undefined): ((place: number) => boolean) => {
    const wanted = toPlainText(q?.trim() ?? '');
    if (!wanted) return () => true;
    const texts = getTexts(rows);
    return (place) => texts[place]?.includes(wanted) ?? false;
  };
}

/** Rows of a table that match: their places in it, in no order. */
export interface Found<T> {
  rows: readonly T[];
  places: readonly number[];
}

/** All rows of a table that pass a test. */
export function findRows<T>(rows: readonly T[], isWanted: (row: T, place: number) => boolean): Found<T> {
  const places: number[] = [];
  rows.forEach((row, place) => {
    if (isWanted(row, place)) places.push(place);
  });
  return { rows, places };
}

const toRows = <T>({ rows, places }: Found<T>): T[] => places.flatMap((place) => rows[place] ?? []);

export const sortFound = <T>({ rows, places }: Found<T>, order: Order<T>): T[] =>
  toRows({ rows, places: [...places].sort(createCompare(rows, order)) });

interface PageChoice {
  page?: number | null;
  perPage?: number | null;
}

/** True for a call that asks for one page, where without it gives all. */
export const isPaged = ({ page, perPage }: PageChoice): boolean => typeof (page ?? perPage) === 'number';

/** Rows that a server returns to a call without a page. */
const serverRows = 200;

/**
 * The page that a call asks for. Without one the demo answers the whole list, and a server, whose lists may be very long, its
 * beginning; the other pages are asked for.
 * @param rows how many a screen needs that asks for no page
 */
export const toPaging = <T extends PageChoice>(store: BackendStore, asked: T, rows = serverRows): PageChoice | null =>
  isPaged(asked) ? asked : store.account === undefined ? null : { page: 1, perPage: rows };

/** First and last place of a page. A page below 1 is the first one; `perPage` below 1 is the default. */
function getRange({ page, perPage }: PageChoice, defaultPerPage: number): [start: number, end: number] {
  const size = perPage && perPage >= 1 ? Math.floor(perPage) : defaultPerPage;
  const number = page && page >= 1 ? Math.floor(page) : 1;
  return [(number - 1) * size, number * size];
}

/** One page of ordered rows. */
export const getPage = <T>(rows: readonly T[], paging: PageChoice, defaultPerPage: number): T[] =>
  rows.slice(...getRange(paging, defaultPerPage));

/** One page of the found rows; the other pages are not sorted. */
export function selectPage<T>(
  { rows, places }: Found<T>,
  order: Order<T>,
  paging: PageChoice,
  defaultPerPage: number,
): T[] {
  const [start, end] = getRange(paging, defaultPerPage);
  return toRows({ rows, places: selectRange([...places], start, end, createCompare(rows, order)) });
}

type Column<T> = (row: T) => string | number | null | undefined;

export interface SortChoice {
  sortBy?: string | null;
  sortDir?: string | null;
}

/** Orders by named columns; where none is named, or none that is known, the usual order. */
export function createSorter<T extends object>(columns: Record<string, Column<T>>, usual: Order<T>) {
  const orders = new Map<string, Order<T>>();
  for (const [name, read] of Object.entries(columns)) {
    const order = byValue(read, 'asc', usual.ids);
    for (const direction of ['asc', 'desc'] satisfies Direction[])
      orders.set(`${name} ${direction}`, { ...order, direction });
  }
  return ({ sortBy, sortDir }: SortChoice): Order<T> =>
    orders.get(`${sortBy} ${sortDir === 'desc' ? 'desc' : 'asc'}`) ?? usual;
}
