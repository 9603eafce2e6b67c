import { useRuntime } from '@atrium/sdk';
import { toDay } from '@atrium/ui';
import { createContext, use, useMemo } from 'react';
import { useSearchParams } from 'react-router-dom';
import type { CardPeriod, CardQuery } from '../api/schemas';
import { type Period, type PeriodKey, readPeriod, writePeriod } from '../model/period';

export type PeriodChange = Parameters<typeof writePeriod>[1];

/** The day that it is where the person is. */
export const useToday = (): string => toDay(useRuntime().clock.now());

/** The period in the URL, and how to change it. */
export function usePeriod(): [Period, (change: PeriodChange) => void] {
  const [search, setSearch] = useSearchParams();
  const today = useToday();
  const period = useMemo(() => readPeriod(search, today), [search, today]);
  return [period, (change) => setSearch((current) => writePeriod(current, change), { preventScrollReset: true })];
}

/** The period that all cards around here show. */
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

/** What a card asks for; with the days, for where the API is it may be another day. */
export const toCardQuery = ({ key, range, comparison }: Period): CardQuery => ({
  period: names[key],
  ...range,
  compare: comparison,
});

/** The same, of the period that is shown here. */
export const useCardQuery = (): CardQuery => toCardQuery(useShownPeriod());
