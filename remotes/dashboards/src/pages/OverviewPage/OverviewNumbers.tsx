import type { ParseKeys } from 'i18next';
import { useTranslation } from 'react-i18next';
import { useFormat } from 'shared/ui';
import type { StatisticName } from '../../api/choices';
import { dashboardsApi } from '../../api/dashboardsApi';
import { StatisticTile } from '../../parts/StatisticTile/StatisticTile';
import styles from './OverviewPage.module.css';

const numbers: { name: StatisticName; label: ParseKeys<'dashboards'>; isMoney?: boolean }[] = [
  { name: 'revenue', label: 'numbers.revenue', isMoney: true },
  { name: 'orders', label: 'numbers.orders' },
  { name: 'site-traffic', label: 'numbers.traffic' },
  { name: 'active-users', label: 'numbers.activeUsers' },
];

const shortMoney: Intl.NumberFormatOptions = {
  style: 'currency',
  currency: 'EUR',
  currencyDisplay: 'narrowSymbol',
  notation: 'compact',
  maximumFractionDigits: 1,
};

/** The four numbers over everything else, each asked for by itself. */
export function OverviewNumbers() {
  return (
    <div className={styles.numbers}>
      {numbers.map((number) => (
        <OverviewNumber key={number.name} {...number} />
      ))}
    </div>
  );
}

function OverviewNumber({ name, label, isMoney }: (typeof numbers)[number]) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const query = dashboardsApi.useGetStatisticQuery({ name });
  return (
    <StatisticTile
      label={t(label)}
      query={query}
      read={({ value, change, series }) => ({
        value: isMoney ? format.number(value, shortMoney) : format.compact(value),
        change,
        values: series[0]?.data ?? [],
      })}
    />
  );
}
