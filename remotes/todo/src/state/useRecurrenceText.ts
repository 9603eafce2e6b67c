import { useFormat } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recurrence } from '../api/schemas';

const monday = Date.UTC(2026, 10, 9, 12);
const workdays = '1,2,3,4,5';

export function useWeekdays(): string[] {
  const { weekday } = useFormat();
  return useMemo(() => Array.from({ length: 7 }, (_, index) => weekday(monday + index * 86_400_000)), [weekday]);
}

/** Recurrence in words: "Every 2 weeks on Monday". */
export function useRecurrenceText(): (rule: Recurrence) => string {
  const { t } = useTranslation('todo');
  const { list } = useFormat();
  const names = useWeekdays();
  return useMemo(() => {
    const nameOf = (day: number) => names[day - 1] ?? '';
    return ({ unit, every, weekdays = [], monthDay, isFromCompletion }) => {
      const often =
        every === 1 && weekdays.join() === workdays
          ? t('recurrence.workdays')
          : t(`recurrence.${unit}`, { count: every });
      const isNamed = weekdays.length > 0 && !(every === 1 && weekdays.join() === workdays);
      return [
        often,
        isNamed && t('recurrence.onDays', { days: list(weekdays.map(nameOf)) }),
        unit === 'month' && monthDay !== undefined && t('recurrence.onDate', { date: monthDay }),
        isFromCompletion && t('recurrence.fromCompletion'),
      ]
        .filter(Boolean)
        .join(' ');
    };
  }, [t, names, list]);
}
