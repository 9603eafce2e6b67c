import { ErrorState, Skeleton, useFormat } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { changeOf } from '../../model/period';
import { salesPath } from '../../model/recordsPath';
import { useCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { Room } from '../DashboardPage/Grid';
import { Figure } from '../Figure';
import styles from './Cards.module.css';

const names = ['revenue', 'sales', 'customers', 'products', 'averageOrder', 'rejected'] as const;

export function SummaryStrip() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const period = useShownPeriod();
  const { data, error, isFetching, refetch } = dashboardsApi.useGetStatisticsQuery(useCardQuery());
  const write: Record<(typeof names)[number], (value: number) => string> = {
    revenue: (value) => format.money(value),
    sales: (value) => format.number(value),
    customers: (value) => format.number(value),
    products: (value) => format.number(value),
    averageOrder: (value) => format.money(value),
    rejected: (value) => format.percent(value / 100),
  };
  const pathOf = (name: (typeof names)[number]) =>
    salesPath(
      period,
      name === 'rejected' ? { status: 'Rejected' } : { counts: name === 'revenue' ? 'revenue' : 'orders' },
    );
  return (
    <Room>
      <section className={styles.strip} aria-label={t('cards.statistics')}>
        {names.map((name) => (
          <div key={name} className={styles.figure}>
            <div className={styles.figureName}>{t(`statistics.${name}`)}</div>
            {data ? (
              <Figure
                to={pathOf(name)}
                change={changeOf(data[name])}
                isLessBetter={name === 'rejected'}
                isNarrow
                isBrief
              >
                {write[name](data[name].value)}
              </Figure>
            ) : (
              isFetching && (
                <div data-loading>
                  <Skeleton active title={false} paragraph={{ rows: 1, width: '70%' }} />
                </div>
              )
            )}
          </div>
        ))}
        {!data && error !== undefined && !isFetching && <ErrorState error={error} onRetry={refetch} />}
      </section>
    </Room>
  );
}
