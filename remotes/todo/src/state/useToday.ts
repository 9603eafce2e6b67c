import { useRuntime } from '@atrium/sdk';
import { addDays, type Day, toDay } from '@atrium/ui';
import { useTranslation } from 'react-i18next';

/** The word for a day that is near: Today, Tomorrow; undefined for any other. */
export function useDayName(today: Day): (day: Day) => string | undefined {
  const { t } = useTranslation('todo');
  return (day) => {
    if (day === today) return t('due.today');
    return day === addDays(today, 1) ? t('due.tomorrow') : undefined;
  };
}

/** The day that it is where the person is. */
export const useToday = (): Day => toDay(useRuntime().clock.now());
