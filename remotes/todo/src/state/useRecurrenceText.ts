import { useFormat } from '@atrium/ui';
import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import type { Recurrence } from '../api/schemas';

const monday = Date.UTC(2026, 10, 9, 12);
const workdays = '1,2,3,4,5';

/** Names of "which of the month" by number. */
export const nthNames: ReadonlyMap<number, 'first' | 'second' | 'third' | 'fourth' | 'fifth' | 'last'> = new Map([
  [1, 'first'],
  [2, 'second'],
  [3, 'third'],
  [4, 'fourth'],
  [5, 'fifth'],
  [-1, 'last'],
]);

export function useWeekdays(): string[] {
  const { weekday } = useFormat();
  return useMemo(() => Array.from({ length: 7 }, (_, index) => weekday(monday + index * 86_400_000)), [weekday]);
}

/** Recurrence in words: "Every 2 weeks on Monday". */
export function useRecurrenceText(): (rule: Recurrence) => string {
  const { t } = useTranslation('todo');
  const { list, date: dateText } = useFormat();
  const names = useWeekdays();
  return useMemo(() => {
    const nameOf = (day: number) => names[day - 1] ?? '';
    return ({ unit, every, weekdays = [], monthDay, nth, isFromCompletion, until }) => {
      const place = unit === 'month' && weekdays.length > 0 ? nthNames.get(nth ?? 0) : undefined;
      const often =
        every === 1 && weekdays.join() === workdays
          ? t('recurrence.workdays')
          : t(`recurrence.${unit}`, { count: every });
      const isNamed = unit === 'week' && weekdays.length > 0 && !(every === 1 && weekdays.join() === workdays);
      return [
        often,
        isNamed && t('recurrence.onDays', { days: list(weekdays.map(nameOf)) }),
        place && t(`recurrence.onNth.${place}`, { day: nameOf(weekdays[0] ?? 1) }),
        unit === 'month' && !place && monthDay === 31 && t('recurrence.lastDay'),
        unit === 'month' &&
          !place &&
          monthDay !== undefined &&
          monthDay < 31 &&
          t('recurrence.onDate', { date: monthDay }),
        isFromCompletion && t('recurrence.fromCompletion'),
        until && t('recurrence.until', { date: dateText(until) }),
      ]
        .filter(Boolean)
        .join(' ');
    };
  }, [t, names, list, dateText]);
}
