import type { Done } from 'shared/backend';
import { defineCall } from 'shared/contract';
import type { CalendarEvent, EventAnswer, EventId, EventQuery, EventToAdd, EventUpdate } from './schemas';

/** Every call of this app. */
export const calls = {
  getEvents: defineCall<EventQuery, CalendarEvent[]>({ method: 'GET', path: '/apps/calendar/events' }),
  addEvent: defineCall<EventToAdd, EventAnswer>({ method: 'POST', path: '/apps/calendar/add-event' }),
  updateEvent: defineCall<EventUpdate, EventAnswer>({ method: 'POST', path: '/apps/calendar/update-event' }),
  removeEvent: defineCall<EventId, Done>({ method: 'DELETE', path: '/apps/calendar/remove-event' }),
};
