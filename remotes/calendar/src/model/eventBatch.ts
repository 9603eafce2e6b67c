import type { EventChange } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { contentOf, type EventContent } from './event';

/** A new event, as a series or a file may make it. */
export interface NewEvent
  extends EventContent,
    Partial<Pick<CalendarEvent, 'exceptions' | 'series' | 'uid' | 'organizer'>> {
  /** It stands in for the one that was to start then, of the series that is added with it under the same `uid`. */
  replaces?: string;
}

/** Changes that belong together. */
export interface EventBatch {
  add?: NewEvent[];
  update?: EventChange[];
  remove?: number[];
  restore?: number[];
  /** Guests get no email. */
  isSilent?: boolean;
}

/** `before` is how the events were. */
export function invertBatch(
  { remove = [], isSilent }: EventBatch,
  { added, updated }: { added: readonly CalendarEvent[]; updated: readonly CalendarEvent[] },
  before: readonly CalendarEvent[],
): EventBatch {
  const was = new Map(before.map((event) => [event.id, event]));
  return {
    remove: added.map(({ id }) => id),
    restore: remove,
    ...(isSilent && { isSilent }),
    update: updated.flatMap(({ id, rev }) => {
      const event = was.get(id);
      return event ? [{ id, rev, ...contentOf(event), exceptions: event.exceptions, series: event.series }] : [];
    }),
  };
}
