import type { EventChange } from '../api/calendarApi';
import type { CalendarEvent } from '../api/schemas';
import { contentOf, type EventContent, linesOf } from './event';

export interface NewEvent
  extends EventContent,
    Partial<Pick<CalendarEvent, 'exceptions' | 'series' | 'uid' | 'organizer' | 'otherLines'>> {
  /** Original start of the event that it replaces, in the series added with it under the same `uid`. */
  replaces?: string;
}

export interface EventBatch {
  add?: NewEvent[];
  update?: EventChange[];
  remove?: number[];
  restore?: number[];
  isSilent?: boolean;
}

/** `before` holds the former events. */
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
      return event
        ? [{ id, rev, ...contentOf(event), ...linesOf(event), exceptions: event.exceptions, series: event.series }]
        : [];
    }),
  };
}
