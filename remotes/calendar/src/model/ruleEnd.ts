import type { Day } from '@atrium/contract/values';
import type { Rule } from './rule';
import { fromWallText, toWallText } from './zones';

/** How a series ends, as the form offers it. */
type RuleEnd = { kind: 'never' } | { kind: 'until'; day: Day } | { kind: 'count'; count: number };

/** The `UNTIL` of a last day: of whole days the day, else its last minute by the clock of the event, in UTC. */
export function untilText(day: Day, allDay: boolean, timeZone: string): string {
  if (allDay) return day.replaceAll('-', '');
  const moment = fromWallText(`${day}T23:59`, timeZone);
  return `${moment.slice(0, 19).replaceAll(/[-:]/g, '')}Z`;
}

/** The day of an `UNTIL`, by the clock of the event. */
function untilDay(until: string, timeZone: string): Day {
  const day = `${until.slice(0, 4)}-${until.slice(4, 6)}-${until.slice(6, 8)}`;
  if (!until.endsWith('Z')) return day;
  const time = `${until.slice(9, 11)}:${until.slice(11, 13)}:${until.slice(13, 15)}`;
  return toWallText(`${day}T${time}Z`, timeZone).slice(0, 10);
}

export function endOf({ count, until }: Rule, timeZone: string): RuleEnd {
  if (count) return { kind: 'count', count };
  return until ? { kind: 'until', day: untilDay(until, timeZone) } : { kind: 'never' };
}
