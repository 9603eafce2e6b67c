import type { CalendarEvent } from '../api/schemas';
import { isSeries, type Occurrence, occurrenceKey, toSingle } from './occurrence';
import { type Span, timesWithin } from './occurrences';
import { ruleIssueOf } from './recurrence/checkRule';
import { createWork } from './recurrence/work';

export interface Expansion {
  occurrences: Occurrence[];
  /** Some series were not followed to the end of the span, because the budget was spent. */
  isCut: boolean;
}

export function expandEvents(events: readonly CalendarEvent[], span: Span): Expansion {
  const replaced = new Set(events.flatMap(({ series }) => (series ? [occurrenceKey(series.id, series.start)] : [])));
  const [checks, steps] = [createWork(), createWork()];
  let isCut = false;
  let seriesLeft = events.filter(isSeries).length;
  const expand = (event: CalendarEvent): Occurrence[] => {
    const ruleIssue = ruleIssueOf(event, checks);
    // Each series gets its share of the remaining budget.
    const work = createWork(Math.floor(steps.left / seriesLeft--));
    if (ruleIssue) return [{ ...event, key: String(event.id), at: null, ruleIssue }];
    const before = work.left;
    const times = timesWithin(event, span, work);
    steps.left -= before - work.left;
    isCut ||= work.isCut;
    return times
      .map((time) => ({ ...event, ...time, key: occurrenceKey(event.id, time.start), at: time.start }))
      .filter(({ key }) => !replaced.has(key));
  };
  const occurrences = events.flatMap((event) => (isSeries(event) ? expand(event) : [toSingle(event)]));
  return { occurrences, isCut: isCut || checks.isCut };
}
