import type { CalendarEvent } from '../api/schemas';
import { blankEvent } from '../model/event';

/** Test event: one hour on 12 November 2026, with overrides. */
export const createEvent = (given: Partial<CalendarEvent> = {}): CalendarEvent => ({
  ...blankEvent,
  id: 1,
  title: 'Editorial stand-up',
  start: new Date(2026, 10, 12, 10, 30).toISOString(),
  end: new Date(2026, 10, 12, 11, 30).toISOString(),
  uid: '1@atrium.example',
  extendedProps: { ...blankEvent.extendedProps, calendar: 'Business' },
  rev: 1,
  ...given,
});
