import type { CalendarEvent } from '../api/schemas';
import type { Span, timesWithin } from './occurrences';

/** An event on its days: one that happens once, or one of a series. */
export interface Occurrence extends CalendarEvent {
  /** Its name on screen and in the address: the id, and for one of a series also when it was to start. */
  key: string;
  /** When it was to start, as its series has it; null for an event that happens once. */
  at: string | null;
}

const isSeries = ({ rule }: CalendarEvent) => rule !== '';

/** Does any of them need the rules of series, which are loaded on demand? */
export const hasSeries = (events: readonly CalendarEvent[]): boolean => events.some(isSeries);

/** The start as series write it, so that two can be compared as text. */
export const toStart = (start: string, allDay: boolean): string =>
  allDay ? start.slice(0, 10) : new Date(start).toISOString();

export const occurrenceKey = (id: number, at: string | null): string => (at === null ? String(id) : `${id}@${at}`);

/** An event that happens once, or that stands in for one of a series. */
const toSingle = (event: CalendarEvent): Occurrence => ({
  ...event,
  key: String(event.id),
  at: event.series?.start ?? null,
});

/** What the days of a span show: each event, and each one of the series that has no stand-in. */
export function expandEvents(events: readonly CalendarEvent[], span: Span, within: typeof timesWithin): Occurrence[] {
  const replaced = new Set(events.flatMap(({ series }) => (series ? [occurrenceKey(series.id, series.start)] : [])));
  return events.flatMap((event) =>
    isSeries(event)
      ? within(event, span)
          .map((time) => ({ ...event, ...time, key: occurrenceKey(event.id, time.start), at: time.start }))
          .filter(({ key }) => !replaced.has(key))
      : [toSingle(event)],
  );
}

/** The same where no event is repeated. */
export const toSingles = (events: readonly CalendarEvent[]): Occurrence[] => events.map(toSingle);

/** The series that one of its events belongs to; undefined for an event that happens once, or where it is gone. */
export const seriesOf = (
  events: readonly CalendarEvent[],
  { id, series, rule }: Occurrence,
): CalendarEvent | undefined =>
  rule || series ? events.find((event) => event.id === (series?.id ?? id) && isSeries(event)) : undefined;
