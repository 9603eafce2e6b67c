import { createContext, use } from 'react';
import type { CardPeriod, CardQuery } from '../api/schemas';
import type { Period, PeriodKey } from '../model/period';

const ShownPeriod = createContext<Period | null>(null);
export const PeriodProvider = ShownPeriod.Provider;

export function useShownPeriod(): Period {
  const period = use(ShownPeriod);
  if (!period) throw new Error('A card is drawn outside of a period');
  return period;
}

const names: Record<PeriodKey, CardPeriod | undefined> = {
  days: 'Last 28 Days',
  month: 'Last Month',
  year: 'Last Year',
  own: undefined,
};

/** With explicit days, because the server's day may differ. */
export const toCardQuery = ({ key, range, comparison }: Period): CardQuery => ({
  period: names[key],
  ...range,
  compare: comparison,
});

export const useCardQuery = (): CardQuery => toCardQuery(useShownPeriod());
