import { useFormat } from '@atrium/ui';
import { Segmented } from '@atrium/ui/choice';
import type { ThunkDispatch, UnknownAction } from '@reduxjs/toolkit';
import { useTranslation } from 'react-i18next';
import { useDispatch, useStore } from 'react-redux';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { CardQuery } from '../../api/schemas';
import type { DayRange } from '../../model/day';
import { compareRange, type Period, type PeriodKey, periodKeys, rangeOf } from '../../model/period';
import { toCardQuery } from '../../state/shownPeriod';
import { type PeriodChange, useToday } from '../../state/usePeriod';
import styles from './Period.module.css';

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

/** Prefetches the page's data for another period when it is pointed at or entered. */
export function usePeriodPrefetch(period: Period): (key: PeriodKey, range: DayRange) => void {
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

/** Shown days, what they are compared with, and why they are not those of the address. */
export function PeriodDates({ period: { range, before, correction } }: { period: Period }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  return (
    <>
      <p className={styles.range}>
        <bdi>{format.dateRange(range.from, range.to)}</bdi>
        {before && (
          <>
            {' '}
            · <bdi>{t('period.against', { range: format.dateRange(before.from, before.to) })}</bdi>
          </>
        )}
      </p>
      {correction && (
        <p className={styles.range} role="status">
          {correction.kind === 'unreadable'
            ? t('period.unreadable')
            : t(`period.${correction.kind}`, {
                asked: format.dateRange(correction.asked.from, correction.asked.to),
                since: format.date(correction.since),
              })}
        </p>
      )}
    </>
  );
}

interface Props {
  period: Period;
  onChange: (change: PeriodChange) => void;
  isBlock?: boolean;
}

const named = periodKeys.filter((key) => key !== 'own');

export function PeriodSegments({ period, onChange, isBlock = false }: Props) {
  const { t } = useTranslation('dashboards');
  const prefetchPeriod = usePeriodPrefetch(period);
  const today = useToday();
  const fetchNamed = (key: Exclude<PeriodKey, 'own'>) => prefetchPeriod(key, rangeOf(key, today));
  return (
    <Segmented<string>
      aria-label={t('period.title')}
      // The selection changes without animation, which would compete with rendering the charts.
      motionName=""
      block={isBlock}
      value={period.key}
      onChange={(value) => {
        const key = named.find((one) => one === value);
        if (key) onChange({ key });
      }}
      options={named.map((value) => ({
        value,
        label: (
          <span className={isBlock ? styles.short : undefined} onPointerEnter={() => fetchNamed(value)}>
            {t(`period.${value}`)}
          </span>
        ),
      }))}
      // By keyboard; a pointer has prefetched it on hover.
      onFocus={({ target }) => {
        if (target.matches(':focus-visible')) named.forEach(fetchNamed);
      }}
    />
  );
}
