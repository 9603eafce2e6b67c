import type { CalendarEvent } from '../../api/schemas';
import { type Span, startsOf } from '../occurrences';
import { momentAt } from '../recurrence/zoneClock';
import { toWall } from '../zones';
import type { IcsMoment } from './readTimes';

type Series = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'rule'>;

const dayMs = 86_400_000;

const starts = (series: Series, span: Span) => [...startsOf({ ...series, exceptions: [] }, span)];

/** Starts of a timed series on a day of its clock; the time of its first event if there is none that day. */
function startsOnDay(series: Series, day: string, zone: string): string[] {
  const from = momentAt(Date.parse(day), zone);
  const found = starts(series, { from, to: momentAt(Date.parse(day) + dayMs, zone) });
  const time = toWall(series.start, zone).toPlainTime().toString();
  return found.length > 0 ? found : [new Date(momentAt(Date.parse(`${day}T${time}Z`), zone)).toISOString()];
}

/**
 * Starts of a series that an EXDATE or RECURRENCE-ID refers to, in the series' notation. RFC 5545 requires value type
 * and clock of the series (3.8.5.1, 3.8.4.4); programs also write a day for all its starts, a time for a whole day, and
 * UTC, another zone or none.
 */
export function startsLike(series: Series, moment: IcsMoment, floating: string): string[] {
  const zone = series.timeZone ?? floating;
  if (series.allDay) {
    // Some programs write a day as midnight UTC; another UTC time is midnight in the calendar's zone.
    const isElsewhere = moment.clock === 'utc' && !moment.wall.endsWith('T00:00:00');
    return [isElsewhere ? toWall(moment.text, floating).toPlainDate().toString() : moment.wall.slice(0, 10)];
  }
  if (moment.allDay) return startsOnDay(series, moment.text, zone);
  if (moment.clock !== 'floating') return [moment.text];
  return [new Date(momentAt(Date.parse(`${moment.wall}Z`), zone)).toISOString()];
}

/** True if a series has an event at that start. */
export function hasStart(series: Series, start: string): boolean {
  const from = Date.parse(start);
  return starts(series, { from, to: from + 1 }).length > 0;
}
