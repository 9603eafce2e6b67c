import type { CalendarEvent } from '../api/schemas';

/** An event that says nothing yet: what a new one begins with. */
export const blankEvent: CalendarEvent = {
  id: 0,
  title: '',
  start: '',
  end: '',
  url: '',
  allDay: false,
  timeZone: null,
  rule: '',
  exceptions: [],
  series: null,
  reminders: [],
  organizer: null,
  uid: '',
  extendedProps: { calendar: 'Personal', guests: [], location: '', description: '' },
  rev: 0,
};
