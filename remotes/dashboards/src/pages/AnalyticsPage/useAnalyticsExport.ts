import { useTranslation } from 'react-i18next';
import { useToast } from 'shared/ui';
import { dashboardsApi } from '../../api/dashboardsApi';
import { type PeriodKey, toCardPeriod } from '../../model/period';
import { toPoints } from '../../model/points';

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
    const rows = toPoints(data).map(({ category, now, before }) => [category, now, before]);
    // The table's entry point is large, and this page draws no table of the kit.
    const { downloadFile, toCsv } = await import('shared/ui/table');
    downloadFile(`analytics-${key}.csv`, toCsv([head, ...rows]), 'text/csv;charset=utf-8');
  };
}
