import type { Answer, CalendarEvent, Guest } from '../api/schemas';

export const guestOf = ({ extendedProps }: Pick<CalendarEvent, 'extendedProps'>, email = ''): Guest | undefined =>
  extendedProps.guests.find((guest) => guest.email.toLowerCase() === email.toLowerCase());

/** `open` if they are invited and have not answered, null if they are not invited. */
export function answerOf(
  event: Pick<CalendarEvent, 'extendedProps' | 'organizer'>,
  email = '',
): Answer | 'open' | null {
  const guest = guestOf(event, email);
  if (!guest || event.organizer?.email === guest.email) return null;
  return guest.answer ?? 'open';
}

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

export type EventContent = Pick<
  CalendarEvent,
  'title' | 'start' | 'end' | 'allDay' | 'url' | 'timeZone' | 'rule' | 'reminders' | 'extendedProps'
>;

/** Content lines that an event, or a copy of it, keeps from its file. */
export const linesOf = ({ otherLines }: Pick<CalendarEvent, 'otherLines'>): Pick<CalendarEvent, 'otherLines'> =>
  otherLines ? { otherLines } : {};

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
