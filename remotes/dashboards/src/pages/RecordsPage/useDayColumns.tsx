import { useFormat } from '@atrium/ui';
import type { Column } from '@atrium/ui/table';
import { useTranslation } from 'react-i18next';
import type { DayRow } from '../../api/schemas';
import { dayColumns, isMoneyColumn } from '../../model/dayColumns';
import { type Segment, wholeOf } from '../../model/segment';
import { useChartText } from '../../components/Chart/useChartText';
import { useSegmentName } from '../../state/useSegmentName';
import styles from './RecordsPage.module.css';

/** The row that adds the others up has no day. */
const isSum = ({ category }: DayRow) => category === '';

/** Every number of a day; of a segment its part, the whole, and how much of it that is. */
export function useDayColumns(segment: Segment | undefined): Column<DayRow>[] {
  const { t } = useTranslation('dashboards');
  const format = useFormat();
  const text = useChartText('count');
  const nameOf = useSegmentName();
  const column = (key: string, title: string, write: (row: DayRow) => string): Column<DayRow> => ({
    key,
    title,
    align: 'end',
    inCard: 'line',
    render: (row) => <bdi className={isSum(row) ? styles.amount : styles.number}>{write(row)}</bdi>,
  });
  const day: Column<DayRow> = {
    key: 'category',
    title: t('chart.date'),
    inCard: 'head',
    render: (row) => (isSum(row) ? <b>{t('days.sum')}</b> : <bdi>{text.place(row.category)}</bdi>),
  };
  if (!segment) {
    const numbers = dayColumns.map((name) =>
      column(name, t(`days.${name}`), (row) =>
        isMoneyColumn(name) ? format.money(row[name]) : format.number(row[name]),
      ),
    );
    return [day, ...numbers];
  }
  const whole = wholeOf(segment);
  return [
    day,
    column('part', t('days.part', { whole: t(`days.${whole}`), name: nameOf(segment) }), ({ part }) =>
      format.number(part ?? 0),
    ),
    column(whole, t('days.all', { whole: t(`days.${whole}`) }), (row) => format.number(row[whole])),
    column('share', t('days.share'), (row) => format.percent((row.part ?? 0) / (row[whole] || 1))),
  ];
}
