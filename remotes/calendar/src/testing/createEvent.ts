import type { CalendarEvent } from '../api/schemas';

/** An event for a test, but for what is given: an hour on 12 November 2026. */
export const createEvent = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  id: 1,
  title: 'Editorial stand-up',
  url: '',
  start: new Date(2026, 10, 12, 10, 30).toISOString(),
  end: new Date(2026, 10, 12, 11, 30).toISOString(),
  allDay: false,
  timeZone: null,
  rule: '',
  exceptions: [],
  series: null,
  reminders: [],
  organizer: null,
  uid: '1@atrium.example',
  extendedProps: { calendar: 'Business', guests: [], location: '', description: '' },
  rev: 1,
  ...given,
});
