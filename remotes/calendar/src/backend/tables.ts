import type { TableKey } from '@atrium/backend';
import type { Calendar, CalendarEvent } from '../api/schemas';

/** The word in the mail to a guest, with which they answer without an account. */
export interface Invitation {
  id: string;
  event: number;
  email: string;
}

/** The next reminder of an event, as it was planned for that state of it. */
export interface PlannedReminder {
  /** That of the event. */
  id: number;
  rev: number;
  /** When somebody is reminded, in milliseconds; null where no reminder is left. */
  at: number | null;
  /** The start that it reminds of. */
  start: string;
}

export const eventsKey: TableKey<CalendarEvent> = { name: 'events', isRevised: true, isSigned: true };
export const calendarsKey: TableKey<Calendar> = { name: 'calendars', isRevised: true };
export const remindersKey: TableKey<PlannedReminder> = { name: 'plannedReminders' };
export const invitationsKey: TableKey<Invitation> = { name: 'invitations' };
