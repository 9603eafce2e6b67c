import type { TableKey } from '@atrium/backend';
import type { Calendar, CalendarEvent } from '../api/schemas';
import { blankEvent } from '../model/event';

/** Stored event with defaults for fields that earlier releases lack. */
export const readEvent = (row: CalendarEvent): CalendarEvent => ({ ...blankEvent, ...row });

/** Token in the mail to a guest, who answers with it without an account. */
export interface Invitation {
  id: string;
  event: number;
  email: string;
}

export interface PlannedReminder {
  id: number;
  rev: number;
  /** Next reminder in milliseconds; null when none is left. */
  at: number | null;
  start: string;
}

export const eventsKey: TableKey<CalendarEvent> = { name: 'events', isRevised: true, isSigned: true };
export const calendarsKey: TableKey<Calendar> = { name: 'calendars', isRevised: true };
export const remindersKey: TableKey<PlannedReminder> = { name: 'plannedReminders' };
export const invitationsKey: TableKey<Invitation> = { name: 'invitations' };
