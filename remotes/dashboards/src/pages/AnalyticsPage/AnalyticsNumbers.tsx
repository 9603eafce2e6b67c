import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import { dashboardsApi } from '../../api/dashboardsApi';
import { type PeriodKey, toCardPeriod } from '../../model/period';
import { StatisticTile } from '../../parts/StatisticTile/StatisticTile';
import styles from './AnalyticsPage.module.css';

/** The four numbers of the period. */
export function AnalyticsNumbers({ period: key }: { period: PeriodKey }) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = toCardPeriod(key);
  const subscribers = dashboardsApi.useGetStatisticQuery({ name: 'subscribers', period });
  const orders = dashboardsApi.useGetStatisticQuery({ name: 'orders', period });
  const sessions = dashboardsApi.useGetAvgSessionsQuery(period);
  const tickets = dashboardsApi.useGetSupportTrackerQuery(period);
  return (
    <div className={styles.numbers}>
      <StatisticTile
        label={t('numbers.subscribers')}
        query={subscribers}
        read={({ value, change, series }) => ({ value: format.compact(value), change, values: series[0]?.data ?? [] })}
      />
      <StatisticTile
        label={t('numbers.orders')}
        query={orders}
        read={({ value, change, series }) => ({ value: format.compact(value), change, values: series[0]?.data ?? [] })}
      />
      <StatisticTile
        label={t('numbers.sessions')}
        query={sessions}
        read={({ sessions: value, growth, series }) => ({
          value: format.compact(value),
          change: growth,
          values: series[0]?.data ?? [],
        })}
      />
      <StatisticTile
        label={t('numbers.tickets')}
        query={tickets}
        read={({ openTicket, change, series }) => ({
          value: format.number(openTicket),
          change,
          values: series[0]?.data ?? [],
          isLessBetter: true,
        })}
      />
    </div>
  );
}
