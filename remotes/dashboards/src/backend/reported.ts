import { type BackendStore, between, desc, type OrderBy, or, type Where } from '@atrium/backend';
import type { DayRange } from '../model/day';
import type { Sale } from '../model/sale';
import { type DatedFigures, readGroup } from '../model/saleGroup';
import { type SaleColumn, salesTable } from './tables';

export type SaleOrder = readonly OrderBy<'amount' | 'day' | 'time' | 'id'>[];

export const newestFirst: SaleOrder = [desc('day'), desc('time'), desc('id')];

/** The order of a query, for sales that are in no table. */
export const createSaleCompare = (order: SaleOrder) => (one: Sale, other: Sale) => {
  for (const { column, direction } of order)
    if (one[column] !== other[column]) return one[column] < other[column] === (direction === 'asc') ? -1 : 1;
  return 0;
};

export const soldIn = ({ from, to }: DayRange): Where<'day'> => between('day', from, to);

/** Figures of what other apps have sold in some days: counted by the database, so that no sale itself is read. */
export async function readReported(store: BackendStore, ranges: readonly DayRange[]): Promise<DatedFigures[]> {
  const groups = store.table(salesTable).groupBy('groupKey', or(...ranges.map(soldIn)));
  const [counts, amounts, pieces] = await Promise.all([groups.count(), groups.sum('amount'), groups.sum('pieces')]);
  return [...counts].map(([key, count]) =>
    readGroup(String(key), { count, amount: amounts.get(key) ?? 0, pieces: pieces.get(key) ?? 0 }),
  );
}

interface PageRange {
  start: number;
  end: number;
}

/** Rows that one query returns at most. */
const maxRows = 1000;

/**
 * A page of the history's sales and those of other apps together. Of the latter only those are read that may be on it: as
 * many are surely on pages before as there are more of them than sales of the history.
 */
export async function readMergedPage(
  store: BackendStore,
  { where, orderBy }: { where: Where<SaleColumn>; orderBy: SaleOrder },
  history: readonly Sale[],
  { start, end }: PageRange,
): Promise<Sale[]> {
  const skipped = Math.max(0, start - history.length);
  const reported: Sale[] = [];
  for (let offset = skipped; offset < end; offset += maxRows) {
    const limit = Math.min(maxRows, end - offset);
    const rows = await store.table(salesTable).find({ where, orderBy, offset, limit });
    reported.push(...rows);
    if (rows.length < limit) break;
  }
  return [...history, ...reported].sort(createSaleCompare(orderBy)).slice(start - skipped, end - skipped);
}
