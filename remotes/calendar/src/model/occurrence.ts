import type { CalendarEvent } from '../api/schemas';
import type { RuleIssue } from './recurrence/parseRule';

/** One event on its days: single, or one of a series. */
export interface Occurrence extends CalendarEvent {
  /** Key on screen and in the URL: the id, and for one of a series its original start. */
  key: string;
  /** Original start in the series; null for an event that happens once. */
  at: string | null;
  /** Reason why its rule is not followed: it is then shown once, at its start, and edited as a single event. */
  ruleIssue?: RuleIssue;
}

export const isSeries = ({ rule }: CalendarEvent) => rule !== '';

/** True if series need to be expanded, whose code is loaded on demand. */
export const hasSeries = (events: readonly CalendarEvent[]): boolean => events.some(isSeries);

/** Start in the notation of series, comparable as text. */
export const toStart = (start: string, allDay: boolean): string =>
  allDay ? start.slice(0, 10) : new Date(start).toISOString();

export const occurrenceKey = (id: number, at: string | null): string => (at === null ? String(id) : `${id}@${at}`);

export const toSingle = (event: CalendarEvent): Occurrence => ({
  ...event,
  key: String(event.id),
  at: event.series?.start ?? null,
});

export const toSingles = (events: readonly CalendarEvent[]): Occurrence[] => events.map(toSingle);

/** Series of an occurrence; undefined for a single event, or if it is gone. */
export const seriesOf = (
  events: readonly CalendarEvent[],
  { id, series, rule, ruleIssue }: Occurrence,
): CalendarEvent | undefined =>
  !ruleIssue && (rule || series)
    ? events.find((event) => event.id === (series?.id ?? id) && isSeries(event))
    : undefined;
