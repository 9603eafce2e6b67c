import { useTranslation } from 'react-i18next';

/** What the columns of a course are called. */
export function useTimeNames() {
  const { t } = useTranslation('dashboards');
  return { head: t('chart.date'), now: t('chart.now'), before: t('chart.before') };
}
