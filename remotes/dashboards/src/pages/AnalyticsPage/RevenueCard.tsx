import { ChartLine, Table2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { IconButton } from 'shared/ui';
import { QueryCard } from 'shared/ui/widget';
import { dashboardsApi } from '../../api/dashboardsApi';
import { type PeriodKey, toCardPeriod } from '../../model/period';
import { toPoints } from '../../model/points';
import styles from './RevenueCard.module.css';
import { RevenueTable } from './RevenueTable';

const RevenueChart = lazy(() => import('./RevenueChart'));

/** Revenue of the period against the one before, as a chart or as a table. */
export function RevenueCard({ period }: { period: PeriodKey }) {
  const { t } = useTranslation('dashboards');
  const [isTable, setTable] = useState(false);
  const query = dashboardsApi.useGetRevenueQuery(toCardPeriod(period));
  return (
    <QueryCard
      title={t('analytics.revenue')}
      query={query}
      rows={7}
      end={
        <span className={styles.end}>
          <span className={styles.legend} data-kind="now">
            {t('analytics.thisPeriod')}
          </span>
          <span className={styles.legend} data-kind="before">
            {t('analytics.periodBefore')}
          </span>
          <IconButton
            label={isTable ? t('analytics.asChart') : t('analytics.asTable')}
            icon={isTable ? ChartLine : Table2}
            onClick={() => setTable(!isTable)}
          />
        </span>
      }
    >
      {(data) =>
        isTable ? (
          <RevenueTable points={toPoints(data)} />
        ) : (
          <Suspense fallback={<div className={styles.chart} />}>
            <div className={styles.chart}>
              <RevenueChart points={toPoints(data)} label={t('analytics.revenue')} />
            </div>
          </Suspense>
        )
      }
    </QueryCard>
  );
}
