import { useToast } from '@atrium/ui';
import { useTranslation } from 'react-i18next';
import { dashboardsApi } from '../../api/dashboardsApi';
import { dayColumns } from '../../model/dayColumns';
import type { Period } from '../../model/period';
import { toCardQuery } from '../../state/shownPeriod';

/** Saves every number of the period by day, or by month, as a CSV file whose last row adds them up. */
export function useDaysExport(period: Period): [() => Promise<void>, boolean] {
  const { t, i18n } = useTranslation('dashboards');
  const toast = useToast();
  const [ask, { isFetching }] = dashboardsApi.useLazyGetDaysQuery();
  const save = async () => {
    const { data } = await ask(toCardQuery(period), true);
    if (!data) {
      toast.error(t('page.exportFailed'));
      return;
    }
    // The table's entry point is large, and these pages draw no table of the kit.
    const { downloadFile, toCsv } = await import('@atrium/ui/table');
    const head = [t('chart.date'), ...dayColumns.map((name) => t(`days.${name}`))];
    const rows = [...data.days, { ...data.sum, category: t('days.sum') }];
    const cells = rows.map((row) => [row.category, ...dayColumns.map((name) => row[name])]);
    const { from, to } = period.range;
    downloadFile(`numbers-${from}-${to}.csv`, toCsv([head, ...cells], i18n.language), 'text/csv;charset=utf-8');
  };
  return [save, isFetching];
}
