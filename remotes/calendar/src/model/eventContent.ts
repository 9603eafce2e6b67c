import type { CalendarEvent } from '../api/schemas';

/** What a person says of an event. */
export type EventContent = Pick<
  CalendarEvent,
  'title' | 'start' | 'end' | 'allDay' | 'url' | 'timeZone' | 'rule' | 'reminders' | 'extendedProps'
>;

/** That part of an event. */
export const contentOf = (event: EventContent): EventContent => ({
  title: event.title,
  start: event.start,
  end: event.end,
  allDay: event.allDay,
  url: event.url,
  timeZone: event.timeZone,
  rule: event.rule,
  reminders: event.reminders,
  extendedProps: event.extendedProps,
});
