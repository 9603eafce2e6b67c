// Writes seed.json: `npx tsx remotes/calendar/src/backend/seed/generate.ts`. The same sources give the same file.
import { toPerson, writeSeed } from '@atrium/mock/demo';
import type { CalendarEvent } from '../../api/schemas';
import { calendars } from './calendars';
import { events } from './events';

const rows = events.map(
  (
    { title, calendar, start, end, isAllDay = false, guests = [], place = '', text = '' },
    index,
  ): Omit<CalendarEvent, 'rev'> => ({
    id: index + 1,
    url: '',
    title,
    start,
    end,
    allDay: isAllDay,
    timeZone: null,
    rule: '',
    exceptions: [],
    series: null,
    reminders: [],
    organizer: null,
    uid: `${index + 1}@atrium.example`,
    extendedProps: { calendar, guests: guests.map(toPerson), location: place, description: text },
  }),
);

writeSeed(import.meta.dirname, { calendars, events: rows });
