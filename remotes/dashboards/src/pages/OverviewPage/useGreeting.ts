import { useMinute } from '@atrium/sdk';
import { useTranslation } from 'react-i18next';
import { partOfDay } from '../../model/partOfDay';

/** A word of welcome by the time of day; nobody is greeted without a name. */
export function useGreeting(fullName: string | undefined): string {
  const { t } = useTranslation('dashboards');
  const now = useMinute();
  const name = fullName?.split(' ')[0];
  return name ? t(`overview.greeting.${partOfDay(new Date(now).getHours())}`, { name }) : t('overview.title');
}
