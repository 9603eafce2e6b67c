import type { CalendarEvent } from '../api/schemas';
import { toStart } from './occurrence';
import type { startsOf } from './occurrences';
import { ruleIssueOf } from './recurrence/checkRule';
import { createWork, type Work } from './recurrence/work';

export interface Reminder {
  /** Time of the reminder, in milliseconds. */
  at: number;
  start: string;
}

interface Following {
  /** Needed for a series. */
  startsOf?: typeof startsOf | undefined;
  work?: Work;
}

/** Starts of an event from a moment on, in order, without excluded or replaced ones. */
function* startsFrom(
  event: CalendarEvent,
  standIns: readonly CalendarEvent[],
  after: number,
  { startsOf: follow, work = createWork() }: Following,
): Generator<string> {
  if (!event.rule || ruleIssueOf(event, work)) {
    yield event.start;
    return;
  }
  const toText = (start: string) => toStart(start, event.allDay);
  const replaced = standIns.flatMap(({ series }) => (series ? [series.start] : []));
  const skipped = new Set([...event.exceptions, ...replaced].map(toText));
  for (const start of follow?.(event, { from: after, to: Number.POSITIVE_INFINITY }, work) ?? [])
    if (!skipped.has(toText(start))) yield start;
}

const minuteMs = 60_000;

/** Next reminder of an event after a moment; null if none is left. */
export function nextReminder(
  event: CalendarEvent,
  standIns: readonly CalendarEvent[],
  after: number,
  following: Following = {},
): Reminder | null {
  if (event.reminders.length === 0) return null;
  const farthest = Math.max(...event.reminders) * minuteMs;
  let next: Reminder | null = null;
  for (const start of startsFrom(event, standIns, after, following)) {
    // Later events have later reminders.
    if (next && Date.parse(start) - farthest >= next.at) break;
    for (const minutes of event.reminders) {
      const at = Date.parse(start) - minutes * minuteMs;
      if (at > after && (!next || at < next.at)) next = { at, start };
    }
  }
  return next;
}

export function leadTimeOf(minutes: number): { unit: 'now' | 'minute' | 'hour' | 'day'; count: number } {
  if (minutes <= 0) return { unit: 'now', count: 0 };
  if (minutes % 1440 === 0) return { unit: 'day', count: minutes / 1440 };
  return minutes % 60 === 0 ? { unit: 'hour', count: minutes / 60 } : { unit: 'minute', count: minutes };
}
