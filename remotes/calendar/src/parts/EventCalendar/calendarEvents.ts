import type { EventApi, EventInput } from '@fullcalendar/react';
import { toDay } from 'shared/ui';
import type { Calendar } from '../../api/schemas';
import type { EventTime } from '../../model/eventTime';
import type { Occurrence } from '../../model/occurrence';
import { eventClass } from './calendarLook';

/** Events as FullCalendar takes them. */
export const toInputs = (events: readonly Occurrence[], find: (key: string) => Calendar | undefined): EventInput[] =>
  events.map(({ key, title, start, end, allDay, rule, series, extendedProps }) => {
    const calendar = find(extendedProps.calendar);
    return {
      id: key,
      title,
      start,
      end,
      allDay,
      className: eventClass(calendar?.tone ?? 'accent'),
      extendedProps: {
        calendar: calendar?.name ?? '',
        location: extendedProps.location,
        isRepeated: rule !== '' || series !== null,
      },
    };
  });

/** Where FullCalendar has put an event; null while it has no time. */
export function timeOf({ start, end, allDay }: EventApi): EventTime | null {
  if (!start || !end) return null;
  return allDay
    ? { start: toDay(start), end: toDay(end), allDay }
    : { start: start.toISOString(), end: end.toISOString(), allDay };
}
