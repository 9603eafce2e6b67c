import type { TableKey } from 'shared/backend';
import type { Calendar, CalendarEvent } from '../api/schemas';

/** The word in the mail to a guest, with which they answer without an account. */
export interface Invitation {
  id: string;
  event: number;
  email: string;
}

export const eventsKey: TableKey<CalendarEvent> = { name: 'events', isRevised: true };
export const calendarsKey: TableKey<Calendar> = { name: 'calendars', isRevised: true };
export const invitationsKey: TableKey<Invitation> = { name: 'invitations' };
