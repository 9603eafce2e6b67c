import { currencies } from '../api/choices';
import type { ClientSum } from '../api/clientSchemas';
import { addUp } from './invoiceTotals';

/** By the place of a currency in `currencies`. */
type ByCurrency = ReadonlyMap<unknown, number>;

interface IssuedSums {
  counts: ByCurrency;
  /** Totals less credited amounts. */
  month: ByCurrency;
  year: ByCurrency;
  /** Balances. */
  open: ByCurrency;
}

/** Sums of a client's issued invoices, by currency, the most frequent first. */
export const clientSums = ({ counts, month, year, open }: IssuedSums): ClientSum[] =>
  currencies
    .map((currency, place) => {
      const sumOf = (sums: ByCurrency) => addUp([sums.get(place) ?? 0], currency);
      return { currency, month: sumOf(month), year: sumOf(year), open: sumOf(open), count: counts.get(place) ?? 0 };
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .map(({ count: _count, ...sums }) => sums);
