import { useTranslation } from 'react-i18next';
import { EmptyState, useFormat } from 'shared/ui';
import { type Column, DataTable } from 'shared/ui/table';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { DayRow } from '../../api/schemas';
import { dayColumns, isMoneyColumn } from '../../model/dayColumns';
import { useChartText } from '../../parts/Chart/useChartText';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import styles from './RecordsPage.module.css';

const sumKey = '';

/** Every number of each day of the period, or of each month of a long one, under what they add up to. */
export function DayList() {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const text = useChartText('count');
  const period = useShownPeriod();
  const { data, error, refetch } = dashboardsApi.useGetDaysQuery(toCardQuery(period));
  const isSum = ({ category }: DayRow) => category === sumKey;
  const columns: Column<DayRow>[] = [
    {
      key: 'category',
      title: t('chart.date'),
      inCard: 'head',
      render: (row) => (isSum(row) ? <b>{t('days.sum')}</b> : text.place(row.category)),
    },
    ...dayColumns.map(
      (name): Column<DayRow> => ({
        key: name,
        title: t(`days.${name}`),
        align: 'end',
        inCard: 'line',
        render: (row) => (
          <bdi className={isSum(row) ? styles.amount : styles.number}>
            {isMoneyColumn(name) ? format.money(row[name]) : format.number(row[name])}
          </bdi>
        ),
      }),
    ),
  ];
  return (
    <DataTable
      label={t('records.days')}
      columns={columns}
      rows={data && [data.sum, ...data.days.toReversed()]}
      rowKey={({ category }) => category}
      error={error}
      onRetry={refetch}
      empty={<EmptyState picture="document" title={t('records.empty')} text={t('records.emptyText')} />}
    />
  );
}
