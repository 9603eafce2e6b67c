import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useDispatch, useStore } from 'react-redux';
import { dashboardsApi } from '../api/dashboardsApi';
import type { CardQuery } from '../api/schemas';
import type { DayRange } from '../model/day';
import { compareRange, type Period, type PeriodKey } from '../model/period';
import { toCardQuery } from './shownPeriod';

const { prefetch, selectCachedArgsForQuery } = dashboardsApi.util;
type ApiState = Parameters<typeof selectCachedArgsForQuery>[0];

const cards = [
  'getSupportTracker',
  'getAvgSessions',
  'getGoalOverview',
  'getRevenue',
  'getProductOrders',
  'getSessionsDevice',
  'getCustomers',
  'getCongratulations',
  'getStatistics',
  'getEarnings',
  'getSalesRadar',
  'getCompanies',
  'getBrowserStates',
  'getTransactions',
  'getDays',
] as const;

const isSameSpan = (one: CardQuery, other: CardQuery) =>
  one.from === other.from && one.to === other.to && one.compare === other.compare;

/** Fetches what is shown of the period for another one too, once a person points at that or has entered it: it is there when they take it. */
export function usePeriodAhead(period: Period): (key: PeriodKey, range: DayRange) => void {
  const { getState } = useStore<ApiState>();
  const dispatch = useDispatch<ThunkDispatch<ApiState, unknown, UnknownAction>>();
  return (key, range) => {
    const { comparison } = period;
    const shown = toCardQuery(period);
    const next = toCardQuery({ key, range, comparison, before: compareRange(key, range, comparison) });
    if (isSameSpan(shown, next)) return;
    for (const card of cards)
      if (selectCachedArgsForQuery(getState(), card).some((query) => isSameSpan(query, shown)))
        dispatch(prefetch(card, next, {}));
    for (const { name, ...query } of selectCachedArgsForQuery(getState(), 'getStatistic'))
      if (isSameSpan(query, shown)) dispatch(prefetch('getStatistic', { name, ...next }, {}));
  };
}
