import { Swatch } from '@atrium/ui/chart';
import { CardLink, QueryCard, type QueryState } from '@atrium/ui/widget';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type { Series } from '../../api/schemas';
import type { RecordKind } from '../../model/recordsPath';
import { useShownPeriod } from '../../state/shownPeriod';
import { toRendered } from '../Cards/timeSeries';
import { TimeChart } from '../Chart/charts';
import type { Unit } from '../Chart/useChartText';
import styles from './Widgets.module.css';

interface Course {
  categories: readonly string[];
  series: readonly Series[];
}

interface Props<Data extends Course> {
  title: string;
  query: QueryState<Data>;
  kind: 'area' | 'bar';
  unit: Unit;
  records: RecordKind;
  total: (data: Data) => ReactNode;
}

/** Number with its course in little height; the analytics have table, exports and notes. */
export function CourseWidget<Data extends Course>({ title, query, kind, unit, records, total }: Props<Data>) {
  const { t } = useTranslation('dashboards');
  const { key } = useShownPeriod();
  const names = { head: t('chart.date'), now: t(`period.${key}`), before: t('chart.earlier') };
  return (
    <div className={styles.place}>
      <QueryCard
        title={title}
        query={query}
        rows={3}
        end={<CardLink to="/dashboard/analytics">{t('analytics.title')}</CardLink>}
      >
        {(data) => (
          <>
            <div className={styles.total}>
              {total(data)}
              <span className={styles.legend}>
                <span>
                  <Swatch look="plain" kind={kind === 'bar' ? 'area' : 'stroke'} />
                  {names.now}
                </span>
                <span>
                  <Swatch look="line" kind="dashed" />
                  {names.before}
                </span>
              </span>
            </div>
            <TimeChart
              label={t('chart.label', { title })}
              categories={data.categories}
              series={toRendered(data, names, kind)}
              unit={unit}
              records={records}
              isLow
            />
          </>
        )}
      </QueryCard>
    </div>
  );
}
