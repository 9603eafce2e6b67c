import { useRuntime } from '@atrium/sdk';
import { toDay, useFormat, weekStartOf } from '@atrium/ui';
import { useCallback, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { drawnDays } from '../model/calendarView';
import type { EventContent } from '../model/eventContent';
import { hidingOf } from '../model/hiding';
import { lastDayOf } from '../model/lastDay';
import type { CalendarAddress } from './useCalendarAddress';
import { useCalendars } from './useCalendars';

/** Why an event is not on screen, and what puts it there. */
export interface HidingNotice {
  text: string;
  show: () => void;
}

/** Says of an event that was just stored why it is nowhere; null where it is on screen. */
export function useHiding(address: CalendarAddress): (event: EventContent) => HidingNotice | null {
  const { t } = useTranslation('calendar');
  const { languages } = useRuntime();
  const format = useFormat();
  const { find } = useCalendars();
  const weekStart = weekStartOf(languages.get());
  // What the notice does is done later, when the address is another one.
  const latest = useRef(address);
  latest.current = address;
  return useCallback(
    (event) => {
      const { view, day, shown, query } = address;
      const first = toDay(event.start);
      const last = lastDayOf(event);
      const hiding = hidingOf({ ...event, first, last }, { shown, query, ...drawnDays(view, day, weekStart) });
      if (!hiding) return null;
      const key = event.extendedProps.calendar;
      const show = {
        calendar: () => latest.current.setShown([...(latest.current.shown ?? []), key]),
        search: () => latest.current.setQuery(''),
        date: () => latest.current.show(latest.current.view, first),
      }[hiding];
      const text = t(`hiding.${hiding}`, { calendar: find(key)?.name ?? key, date: format.date(event.start) });
      return { text, show };
    },
    [address, weekStart, t, find, format],
  );
}
