import type { CalendarEvent } from '../api/schemas';
import type { RuleIssue } from './recurrence/parseRule';

/** An event on its days: one that happens once, or one of a series. */
export interface Occurrence extends CalendarEvent {
  /** Its name on screen and in the address: the id, and for one of a series also when it was to start. */
  key: string;
  /** Original start in the series; null for an event that happens once. */
  at: string | null;
  /** Why its rule is not followed: then it is shown once, at its start, and is changed and deleted as an event that happens once. */
  ruleIssue?: RuleIssue;
}

export const isSeries = ({ rule }: CalendarEvent) => rule !== '';

/** Does any of them need the rules of series, which are loaded on demand? */
export const hasSeries = (events: readonly CalendarEvent[]): boolean => events.some(isSeries);

/** The start as series write it, so that two can be compared as text. */
export const toStart = (start: string, allDay: boolean): string =>
  allDay ? start.slice(0, 10) : new Date(start).toISOString();

export const occurrenceKey = (id: number, at: string | null): string => (at === null ? String(id) : `${id}@${at}`);

/** An event that happens once, or that stands in for one of a series. */
export const toSingle = (event: CalendarEvent): Occurrence => ({
  ...event,
  key: String(event.id),
  at: event.series?.start ?? null,
});

/** The same where no event is repeated. */
export const toSingles = (events: readonly CalendarEvent[]): Occurrence[] => events.map(toSingle);

/** The series that one of its events belongs to; undefined for an event that is shown once, or where it is gone. */
export const seriesOf = (
  events: readonly CalendarEvent[],
  { id, series, rule, ruleIssue }: Occurrence,
): CalendarEvent | undefined =>
  !ruleIssue && (rule || series)
    ? events.find((event) => event.id === (series?.id ?? id) && isSeries(event))
    : undefined;
