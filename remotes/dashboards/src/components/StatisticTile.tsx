import { Button, Card, Skeleton, Sparkline } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../api/dashboardsApi';
import type { StatisticName } from '../api/schemas/choices';
import type { Period } from '../model/period';
import { useCardQuery, useShownPeriod } from '../state/shownPeriod';
import { type Unit, useChartText } from './Chart/useChartText';
import { Figure } from './Figure';
import styles from './StatisticTile.module.css';

interface Props {
  name: StatisticName;
  label: string;
  unit?: Unit;
  to: (period: Period) => string;
  isBrief?: boolean;
}

/** One number with its comparison and course; loads and fails alone. */
export function StatisticTile({ name, label, unit = 'count', to, isBrief = false }: Props) {
  const { t } = useTranslation('dashboards');
  const text = useChartText(unit);
  const period = useShownPeriod();
  const { data, error, isFetching, refetch } = dashboardsApi.useGetStatisticQuery({ name, ...useCardQuery() });
  const values = data?.series[0]?.data ?? [];
  return (
    <Card label={label} className={isBrief ? `${styles.tile} ${styles.brief}` : styles.tile}>
      <div className={styles.label}>{label}</div>
      {data && (
        <>
          <Figure
            to={to(period)}
            label={t('tile.records', { label, value: text.value(data.value) })}
            change={data.change}
            isNarrow
            isBrief={isBrief}
          >
            {text.value(data.value)}
          </Figure>
          <div className={styles.course}>
            <Sparkline
              values={values}
              text={t('tile.course', { from: text.value(values[0] ?? 0), to: text.value(values.at(-1) ?? 0) })}
            />
          </div>
        </>
      )}
      {!data && error !== undefined && !isFetching && (
        <div role="alert">
          <p className={styles.failed}>{t('tile.failed')}</p>
          <Button type="link" className={styles.retry} onClick={refetch}>
            {t('tile.retry')}
          </Button>
        </div>
      )}
      {!data && isFetching && (
        <div className={styles.waiting} data-loading>
          <Skeleton active title={false} paragraph={{ rows: 3, width: ['40%', '90%', '70%'] }} />
        </div>
      )}
    </Card>
  );
}
