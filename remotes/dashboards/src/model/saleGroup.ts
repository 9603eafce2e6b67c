import { addSale, addTo } from './counting';
import type { Day } from './day';
import type { FigureName, Figures } from './figures';
import { companies, type Sale } from './sale';

const knownCompanies: ReadonlySet<string | null> = new Set(companies.map(({ name }) => name));

/** Figures of a day, or those of a month under its first day. */
export interface DatedFigures {
  day: Day;
  figures: Figures;
}

/** Sales of one key count for the same figures of the same day. Companies without a figure are not told apart. */
export const groupKeyOf = ({ day, channel, category, status, customer, company, isOrder }: Sale): string =>
  [day, channel, category, status, customer, knownCompanies.has(company) ? company : '', isOrder ? 1 : 0].join('|');

/** Figures of the sales of one key, by their number and sums. */
export function readGroup(key: string, sums: { count: number; amount: number; pieces: number }): DatedFigures {
  const [day = '', channel = '', category = '', status = '', customer = '', company = '', isOrder] = key.split('|');
  const figures = new Map<FigureName, number>();
  addSale(addTo(figures), { channel, category, status, customer, company, isOrder: isOrder === '1', ...sums });
  return { day, figures };
}
