import type { CalendarEvent } from '../api/schemas';
import { toStart } from './occurrence';
import type { timesWithin } from './occurrences';

export interface Reminder {
  /** When somebody is reminded, in milliseconds. */
  at: number;
  /** The start that it reminds of. */
  start: string;
}

const year = 366 * 86_400_000;

/** The starts of an event that are not over yet; of a series those of a year ahead, without those that have a stand-in. */
function startsAfter(
  event: CalendarEvent,
  standIns: readonly CalendarEvent[],
  after: number,
  within: typeof timesWithin | undefined,
): string[] {
  if (!event.rule) return [event.start];
  const replaced = new Set(standIns.map(({ series }) => series && toStart(series.start, event.allDay)));
  const times = within?.(event, { from: after, to: after + year }) ?? [];
  return times.map(({ start }) => start).filter((start) => !replaced.has(start));
}

/** The next reminder of an event after a moment; null where none is left. `within` is needed for a series. */
export function nextReminder(
  event: CalendarEvent,
  standIns: readonly CalendarEvent[],
  after: number,
  within?: typeof timesWithin,
): Reminder | null {
  let next: Reminder | null = null;
  for (const start of startsAfter(event, standIns, after, within))
    for (const minutes of event.reminders) {
      const at = Date.parse(start) - minutes * 60_000;
      if (at > after && (!next || at < next.at)) next = { at, start };
    }
  return next;
}

/** How far ahead a reminder is, in the largest unit that leaves no rest. */
export function aheadOf(minutes: number): { unit: 'now' | 'minute' | 'hour' | 'day'; count: number } {
  if (minutes <= 0) return { unit: 'now', count: 0 };
  if (minutes % 1440 === 0) return { unit: 'day', count: minutes / 1440 };
  return minutes % 60 === 0 ? { unit: 'hour', count: minutes / 60 } : { unit: 'minute', count: minutes };
}
