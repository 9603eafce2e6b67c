import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { dashboardsApi } from '../api';
import { toCsv } from '../model/csv';
import { type PeriodKey, toCardPeriod } from '../model/period';
import { toPoints } from '../model/points';

/** Saves the revenue of the period as a CSV file. */
export function useAnalyticsExport(key: PeriodKey): () => Promise<void> {
  const { t } = useTranslation('dashboards');
  const toast = useToast();
  const [ask] = dashboardsApi.useLazyGetRevenueQuery();
  return async () => {
    const { data } = await ask(toCardPeriod(key), true);
    if (!data) {
      toast.error(t('analytics.exportFailed'));
      return;
    }
    const head = [t('analytics.day'), t('analytics.thisPeriod'), t('analytics.periodBefore')];
    const csv = toCsv([head, ...toPoints(data).map(({ category, now, before }) => [category, now, before])]);
    const url = URL.createObjectURL(new Blob([csv], { type: 'text/csv;charset=utf-8' }));
    const link = document.createElement('a');
    link.href = url;
    link.download = `analytics-${key}.csv`;
    link.click();
    URL.revokeObjectURL(url);
  };
}
