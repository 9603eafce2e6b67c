import type { Answer, CalendarEvent, Guest } from '../api/schemas';

/** The guest with an address, in any case. */
export const guestOf = ({ extendedProps }: Pick<CalendarEvent, 'extendedProps'>, email = ''): Guest | undefined =>
  extendedProps.guests.find((guest) => guest.email.toLowerCase() === email.toLowerCase());

/** What a person has answered: `open` where they are asked and have not, null where nobody asks them. */
export function answerOf(
  event: Pick<CalendarEvent, 'extendedProps' | 'organizer'>,
  email = '',
): Answer | 'open' | null {
  const guest = guestOf(event, email);
  if (!guest || event.organizer?.email === guest.email) return null;
  return guest.answer ?? 'open';
}
