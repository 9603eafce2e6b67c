import type { Invoice } from '../api/schemas';

/** Number as documents state it: `5036`, or `EXP-12` in a series of its own. */
export const documentNumber = (number: number, series: string | undefined): string =>
  series ? `${series}-${number}` : String(number);

/** Number of an invoice; empty for a draft, which has none. */
export const numberOf = ({ number, series }: Pick<Invoice, 'number' | 'series'>): string =>
  number === null ? '' : documentNumber(number, series);
