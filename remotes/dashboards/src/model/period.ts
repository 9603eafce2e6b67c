import type { CardPeriod } from '../api/schemas';

/** What the URL says for each period of the API; the first is the default and left out. */
export const periodKeys = ['days', 'month', 'year'] as const;
export type PeriodKey = (typeof periodKeys)[number];

const periods: Record<PeriodKey, CardPeriod> = { days: 'Last 28 Days', month: 'Last Month', year: 'Last Year' };

export const toCardPeriod = (key: PeriodKey): CardPeriod => periods[key];

/** The period that a URL asks for; what it does not know is the default. */
export const periodOf = (search: URLSearchParams): PeriodKey =>
  periodKeys.find((key) => key === search.get('period')) ?? 'days';
