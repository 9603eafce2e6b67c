import { useMemo } from 'react';
import { useGetEventsQuery } from '../../api/calendarApi';
import { isShown } from '../../model/calendars';
import { loadedDays, spanOf } from '../../model/calendarView';
import { isFound } from '../../model/search';
import type { CalendarAddress } from '../../state/useCalendarAddress';
import { useOccurrences } from '../../state/useOccurrences';

/** `all` events of the days, and the `shown` ones. */
export function useCalendarEvents({ view, day, shown: keys, query }: CalendarAddress) {
  const days = useMemo(() => loadedDays(view, day), [view, day]);
  const { data: events, error, isFetching, refetch } = useGetEventsQuery(days);
  const span = useMemo(() => spanOf(view, day), [view, day]);
  const { occurrences: all, isCut, failure, retry } = useOccurrences(events, span);
  const shown = useMemo(
    () => all?.filter((event) => isShown(keys, event.extendedProps.calendar) && isFound(event, query)),
    [all, keys, query],
  );
  return {
    events,
    all,
    shown,
    isCut,
    error: error ?? failure,
    isFetching,
    refetch: () => {
      if (error) void refetch();
      else retry();
    },
  };
}
