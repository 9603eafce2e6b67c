import { type BackendStore, findByProvenEmail } from '@atrium/backend';
import type { CalendarEvent } from '../api/schemas';

/**
 * Where a guest sees and answers an event: in the calendar, or on a page of its own where their account has none.
 * Who has no account yet gets one with a calendar.
 */
export function guestPage(store: BackendStore, { id, start }: CalendarEvent, email: string): string {
  const person = findByProvenEmail(store, email);
  const hasCalendar = !person || store.permissions.allows(person, 'read', 'Calendar');
  return hasCalendar
    ? `/apps/calendar?date=${start.slice(0, 10)}&event=${id}`
    : `/apps/calendar/invitation?event=${id}`;
}
