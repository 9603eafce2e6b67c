import { defineTable, toAccountName } from '@atrium/backend';
import type { Calendar, CalendarEvent } from '../api/schemas';
import { daysOfEvent } from '../model/daysOfEvent';
import { blankEvent } from '../model/event';

/** Stored event with defaults for fields that earlier releases lack. */
export const readEvent = (row: CalendarEvent): CalendarEvent => ({ ...blankEvent, ...row });

/** Token in the mail to a guest, who answers with it without an account. */
interface Invitation {
  id: string;
  event: number;
  email: string;
  /** When the last answer of a calendar program was written (DTSTAMP): an older one may arrive later. */
  repliedAt?: string;
}

/** Of the event of the same id. */
export interface PlannedReminder {
  id: number;
  /** Next reminder in milliseconds; 0: it has still to be planned. */
  at: number;
  /** Start of which it reminds; blank where it has still to be planned. */
  start: string;
  /** Moment of the change, in milliseconds, after which it has still to be planned. */
  since?: number;
  /** The event was gone at that time; Undo might restore it. */
  isGone?: boolean;
}

export const eventsTable = defineTable<CalendarEvent>()({
  name: 'events',
  isRevised: true,
  isSigned: true,
  derived: {
    calendar: ['text', ({ extendedProps }) => extendedProps.calendar],
    organizerKey: ['text', ({ organizer }) => organizer && toAccountName(organizer.email)],
    guestKeys: ['texts', ({ extendedProps }) => extendedProps.guests.map(({ email }) => toAccountName(email))],
    seriesId: ['number', ({ series }) => series?.id],
    firstDay: ['day', (event) => daysOfEvent(readEvent(event)).first],
    lastDay: ['day', (event) => daysOfEvent(readEvent(event)).last],
  },
  indexes: [['calendar', 'id'], ['calendar', 'lastDay', 'firstDay'], ['organizerKey', 'id'], ['seriesId']],
  search: ({ title, extendedProps }) => [title, extendedProps.location],
});
export type EventColumn = NonNullable<(typeof eventsTable)['column']>;

export const calendarsTable = defineTable<Calendar>()({
  name: 'calendars',
  isRevised: true,
  columns: { key: 'text', isPrivate: 'boolean', owner: 'number' },
  derived: { nameKey: ['text', ({ name }) => name.toLowerCase()] },
  indexes: [
    ['isPrivate', 'id'],
    ['owner', 'id'],
  ],
  unique: [['key']],
});
export type CalendarColumn = NonNullable<(typeof calendarsTable)['column']>;

export const remindersTable = defineTable<PlannedReminder>()({
  name: 'plannedReminders',
  columns: { at: 'number' },
  indexes: [['at', 'id']],
});

export const invitationsTable = defineTable<Invitation>()({
  name: 'invitations',
  id: 'text',
  columns: { event: 'number', email: 'text' },
  unique: [['event', 'email']],
});

/** Another time that a guest proposes (RFC 5546, 3.2.7); the newest of each guest counts. */
export interface StoredProposal {
  id: number;
  event: number;
  email: string;
  name: string;
  start: string;
  end: string;
  allDay: boolean;
  note: string;
  /** Start of the event of a series that it is about; blank where it is about the event itself. */
  occurrence: string;
  /** When it came, in ISO 8601. */
  at: string;
}

export const proposalsTable = defineTable<StoredProposal>()({
  name: 'proposals',
  columns: { event: 'number', email: 'text', occurrence: 'text' },
  indexes: [['event', 'id']],
  unique: [['event', 'email', 'occurrence']],
});
