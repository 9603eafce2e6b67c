import { useTranslation } from 'react-i18next';
import { Button, Card, Skeleton, StatCard, useFormat } from 'shared/ui';
import type { QueryState } from 'shared/ui/widget';
import styles from './StatisticTile.module.css';

export interface Statistic {
  value: string;
  /** Percent against the period before. */
  change: number;
  /** As it is said, when it is no percentage. */
  changeText?: string;
  values: readonly number[];
  /** A fall is good news: open tickets. */
  isLessBetter?: boolean;
}

interface Props<Data> {
  label: string;
  query: QueryState<Data>;
  read: (data: Data) => Statistic;
}

/** One number of the API with its change and course; loads and fails alone. */
export function StatisticTile<Data>({ label, query, read }: Props<Data>) {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const { data, error, isFetching, refetch } = query;
  if (data === undefined)
    return (
      <Card label={label} className={styles.waiting}>
        <div className={styles.label}>{label}</div>
        {error !== undefined && !isFetching ? (
          <div role="alert">
            <p className={styles.failed}>{t('tile.failed')}</p>
            <Button type="link" className={styles.retry} onClick={refetch}>
              {t('tile.retry')}
            </Button>
          </div>
        ) : (
          <Skeleton active title={false} paragraph={{ rows: 3, width: ['40%', '90%', '70%'] }} />
        )}
      </Card>
    );

  const { value, change, changeText, values, isLessBetter = false } = read(data);
  const text = changeText ?? format.signed(change / 100, { style: 'percent', maximumFractionDigits: 1 });
  const isGood = isLessBetter ? change <= 0 : change >= 0;
  const course = t('course', {
    from: format.compact(values[0] ?? 0),
    to: format.compact(values.at(-1) ?? 0),
  });
  return (
    <StatCard
      label={label}
      value={value}
      change={{ text, tone: isGood ? 'green' : 'red' }}
      trend={{ values, text: course }}
    />
  );
}
