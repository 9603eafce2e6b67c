import type { Person } from '@atrium/backend';
import type { CalendarEvent, Guest } from '../api/schemas';
import { type ChangeOptions, hasAddress } from './invitations';

type Sent = { organizer?: CalendarEvent['organizer'] | undefined; extendedProps?: { guests?: Guest[] | null } | null };

/**
 * Nobody invites or answers in another one's name. Who organises an event and what guests have answered is believed of the
 * caller, of the events that the same batch changes (a series that is divided), and of a file that is taken over in silence.
 */
export function withoutOthersWords<T extends Sent>(sent: T, user: Person | null, by: ChangeOptions): T {
  if (!user || by.isSilent) return sent;
  const known = by.takenFrom ?? [];
  const { organizer, extendedProps } = sent;
  const isBelieved =
    organizer &&
    [{ email: user.email }, ...known.flatMap((event) => event.organizer ?? [])].some(hasAddress(organizer.email));
  const hasAnswered = ({ email, answer }: Guest) =>
    known.some(({ extendedProps: { guests } }) =>
      guests.some((one) => one.answer === answer && hasAddress(email)(one)),
    );
  const guests = extendedProps?.guests?.map((guest) =>
    hasAnswered(guest) ? guest : { name: guest.name, email: guest.email },
  );
  return {
    ...sent,
    ...(organizer && !isBelieved && { organizer: undefined }),
    ...(guests && { extendedProps: { ...extendedProps, guests } }),
  };
}
