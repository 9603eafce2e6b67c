import { createRecordSearch } from '@atrium/backend';
import type { CalendarEvent } from '../api/schemas';

export const searchEvents = createRecordSearch<CalendarEvent>({
  groupTitle: 'Events',
  textsOf: ({ title, extendedProps }) => [title, extendedProps.location],
  toHit: ({ id, title, start, extendedProps }) => ({
    id,
    title,
    by: extendedProps.location,
    date: start.slice(0, 10),
    link: `/apps/calendar?date=${start.slice(0, 10)}&event=${id}`,
  }),
});
