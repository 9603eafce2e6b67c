import { useTranslation } from 'react-i18next';
import { lengthOf } from '../../model/day';
import { useShownPeriod } from '../../state/shownPeriod';

/** What the numbers of the period are compared with, in words: "against 28 days before". Empty where with nothing. */
export function useCompareText(): string {
  const { t } = useTranslation('dashboards');
  const { key, range, comparison } = useShownPeriod();
  if (comparison === 'none') return '';
  if (comparison === 'year') return t('compare.year');
  if (key === 'month') return t('compare.month');
  return key === 'year' ? t('compare.months') : t('compare.days', { count: lengthOf(range) });
}
