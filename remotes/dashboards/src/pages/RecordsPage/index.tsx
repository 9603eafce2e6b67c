import { EmptyState, FilterChip, Tabs, Toolbar, useFormat } from '@atrium/ui';
import { type Column, DataTable, ExportButton, useCsvExport } from '@atrium/ui/table';
import { Upload } from 'lucide-react';
import { useTranslation } from 'react-i18next';
import { useSearchParams } from 'react-router-dom';
import { dashboardsApi } from '../../api/dashboardsApi';
import type { DayRow } from '../../api/schemas';
import { useChartText } from '../../components/Chart/useChartText';
import { DashboardPage } from '../../components/DashboardPage/DashboardPage';
import { dayColumns, isMoneyColumn } from '../../model/chartTable';
import { readSegment, type Segment, segments, wholeOf } from '../../model/segment';
import { toCardQuery, useShownPeriod } from '../../state/shownPeriod';
import { useSegmentName } from '../../state/useSegmentName';
import styles from './RecordsPage.module.css';
import { SaleList } from './SaleList';

/** The row of totals has no day. */
const isSum = ({ category }: DayRow) => category === '';

/** Columns of a day's numbers; of a segment its part, the whole, and the share. */
function useDayColumns(segment: Segment | undefined): Column<DayRow>[] {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const text = useChartText('count');
  const nameOf = useSegmentName();
  const column = (
    key: string,
    title: string,
    read: (row: DayRow) => number,
    write: (value: number) => string = format.number,
  ): Column<DayRow> => ({
    key,
    title,
    align: 'end',
    text: read,
    inCard: 'line',
    render: (row) => <bdi className={isSum(row) ? styles.amount : styles.number}>{write(read(row))}</bdi>,
  });
  const day: Column<DayRow> = {
    key: 'category',
    title: t('chart.date'),
    inCard: 'head',
    text: (row) => (isSum(row) ? t('days.sum') : row.category),
    render: (row) => (isSum(row) ? <b>{t('days.sum')}</b> : <bdi>{text.place(row.category)}</bdi>),
  };
  if (!segment) {
    const numbers = dayColumns.map((name) =>
      column(name, t(`days.${name}`), (row) => row[name], isMoneyColumn(name) ? format.money : format.number),
    );
    return [day, ...numbers];
  }
  const whole = wholeOf(segment);
  return [
    day,
    column('part', t('days.part', { whole: t(`days.${whole}`), name: nameOf(segment) }), ({ part }) => part ?? 0),
    column(whole, t('days.all', { whole: t(`days.${whole}`) }), (row) => row[whole]),
    column('share', t('days.share'), (row) => (row.part ?? 0) / (row[whole] || 1), format.percent),
  ];
}

function DayList() {
  const { t } = useTranslation('dashboards');
  const period = useShownPeriod();
  const nameOf = useSegmentName();
  const [search, setSearch] = useSearchParams();
  const segment = readSegment(search.get('segment'));
  const { data, error, refetch } = dashboardsApi.useGetDaysQuery({ ...toCardQuery(period), segment });
  const columns = useDayColumns(segment);
  const rows = data && [data.sum, ...data.days.toReversed()];
  const { from, to } = period.range;
  const { isExporting, exportRows } = useCsvExport(`days-${from}-${to}`, columns);
  const choose = (value: string | undefined) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (value === undefined) next.delete('segment');
      else next.set('segment', value);
      return next;
    });
  return (
    <>
      <Toolbar
        label={t('records.filter')}
        end={
          <ExportButton
            label={t('page.export')}
            icon={Upload}
            isExporting={isExporting}
            onExport={(kind) => void exportRows(async () => rows ?? [], kind)}
          />
        }
      >
        <FilterChip
          label={t('records.segment')}
          options={segments.map((value) => ({ value, label: nameOf(value) }))}
          value={segment}
          onChange={choose}
        />
      </Toolbar>
      <DataTable
        label={t('records.days')}
        columns={columns}
        rows={rows}
        rowKey={({ category }) => category}
        error={error}
        onRetry={refetch}
        empty={<EmptyState picture="document" title={t('records.empty')} text={t('records.emptyText')} />}
      />
    </>
  );
}

export default function RecordsPage() {
  const { t } = useTranslation('dashboards');
  const [search, setSearch] = useSearchParams();
  const view = search.get('view') === 'days' ? 'days' : 'sales';
  const show = (wanted: string) =>
    setSearch((current) => {
      const next = new URLSearchParams(current);
      if (wanted === 'days') next.set('view', 'days');
      else {
        next.delete('view');
        next.delete('segment');
      }
      return next;
    });
  return (
    <DashboardPage title={t('records.title')}>
      <Tabs
        label={t('records.title')}
        activeKey={view}
        onChange={show}
        items={[
          { key: 'sales', label: t('records.sales'), children: <SaleList /> },
          { key: 'days', label: t('records.days'), children: <DayList /> },
        ]}
      />
    </DashboardPage>
  );
}
