import type { CalendarOptions } from '@fullcalendar/react';
import { useTranslation } from 'react-i18next';

/** What the calendar says by itself, in the person's language. */
export function useCalendarTexts(): CalendarOptions {
  const { t } = useTranslation('calendar');
  return {
    allDayText: t('allDay'),
    timedText: t('timed'),
    noEventsText: t('noEvents'),
    eventsHint: t('events'),
    closeHint: t('close'),
    navLinkHint: (date) => t('goTo', { date }),
    moreLinkText: (count) => t('more', { count }),
    moreLinkHint: (count) => t('moreHint', { count }),
  };
}
