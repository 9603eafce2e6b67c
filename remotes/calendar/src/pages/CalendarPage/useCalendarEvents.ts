import { skipToken } from '@reduxjs/toolkit/query/react';
import { useGetEventsQuery } from '../../api/calendarApi';
import type { CalendarEvent, CalendarName } from '../../api/schemas';
import { isShowingAll } from '../../state/useCalendarAddress';

const noEvents: CalendarEvent[] = [];

/** The events of the chosen calendars; undefined until they are here. */
export function useCalendarEvents(calendars: CalendarName[]) {
  const hasNone = calendars.length === 0;
  const { data, error, isFetching, refetch } = useGetEventsQuery(
    hasNone ? skipToken : isShowingAll(calendars) ? {} : { calendars },
  );
  return { events: hasNone ? noEvents : data, error: hasNone ? undefined : error, isFetching, refetch };
}
