import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';
import { useGetCalendarsQuery } from '../api/calendarApi';
import { calendarNames } from '../api/choices';
import type { Calendar } from '../api/schemas';

const none: Calendar[] = [];

export interface Calendars {
  all: readonly Calendar[];
  keys: readonly string[];
  find(key: string): Calendar | undefined;
  nameOf(calendar: Calendar): string;
  areKnown: boolean;
}

export function useCalendars(): Calendars {
  const { t } = useTranslation('calendar');
  const { data = none, isSuccess } = useGetCalendarsQuery();
  return useMemo(() => {
    const nameOf = ({ key, name }: Calendar) => {
      const known = calendarNames.find((one) => one === key);
      return name || (known ? t(`calendar.${known}`) : key);
    };
    const all = data.map((calendar) => ({ ...calendar, name: nameOf(calendar) }));
    return {
      all,
      keys: all.map(({ key }) => key),
      find: (key) => all.find((calendar) => calendar.key === key),
      nameOf,
      areKnown: isSuccess,
    };
  }, [data, isSuccess, t]);
}
