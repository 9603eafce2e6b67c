import { useRuntime } from '@atrium/sdk';
import { addDays, type Day, toDay } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** Name of a near day: Today, Tomorrow; undefined for others. */
export function useDayName(today: Day): (day: Day) => string | undefined {
  const { t } = useTranslation('todo');
  return (day) => {
    if (day === today) return t('due.today');
    return day === addDays(today, 1) ? t('due.tomorrow') : undefined;
  };
}

export const useToday = (): Day => toDay(useRuntime().clock.now());
