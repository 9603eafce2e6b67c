import { type BackendStore, toDay, type z } from '@atrium/backend';
import type { CardQuery } from '../api/schemas';
import { cardPeriods } from '../api/schemas/choices';
import { type DayRange, shiftDay } from '../model/day';
import { type FigureName, type Figures, figureOf } from '../model/figures';
import { createLedger, type Ledger } from '../model/ledger';
import { compareRange, comparisons, type PeriodKey, rangeOf, readRange } from '../model/period';
import type { Sale } from '../model/sale';
import { salesKey } from './tables';

export interface Span {
  ledger: Ledger;
  range: DayRange;
  before: DayRange | null;
  now: Figures;
  earlier: Figures | null;
}

const keyOf: Record<(typeof cardPeriods)[number], Exclude<PeriodKey, 'own'>> = {
  'Last 28 Days': 'days',
  'Last Month': 'month',
  'Last Year': 'year',
};

let latest: { today: string; sales: readonly Sale[]; ledger: Ledger } | null = null;

export function ledgerOf(store: BackendStore): Ledger {
  // In the person's zone it may already be tomorrow.
  const today = shiftDay(toDay(new Date(store.now())), 1);
  const sales = store.table(salesKey).all();
  if (latest?.today !== today || latest.sales !== sales) latest = { today, sales, ledger: createLedger(today, sales) };
  return latest.ledger;
}

/**
 * Days of a card's query. Unknown periods mean the first one; with explicit days, as from a page in another zone, the
 * period only determines the comparison.
 */
export function spanOf(store: BackendStore, asked: z.output<typeof CardQuery>): Span {
  const ledger = ledgerOf(store);
  const named = cardPeriods.find((one) => one === asked.period);
  const own = readRange(asked.from ?? null, asked.to ?? null, ledger.today);
  const key = named ? keyOf[named] : 'days';
  const range = own ?? rangeOf(key, shiftDay(ledger.today, -1));
  const comparison = comparisons.find((one) => one === asked.compare) ?? 'before';
  const before = compareRange(own && !named ? 'own' : key, range, comparison);
  return { ledger, range, before, now: ledger.sum(range), earlier: before && ledger.sum(before) };
}

export const compare = ({ now, earlier }: Span, read: (figures: Figures) => number) => ({
  value: read(now),
  before: earlier && read(earlier),
});

export const figure =
  (name: FigureName) =>
  (figures: Figures): number =>
    figureOf(figures, name);
