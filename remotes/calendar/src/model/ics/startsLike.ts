import type { CalendarEvent } from '../../api/schemas';
import { type Span, startsOf } from '../occurrences';
import { momentAt } from '../zoneClock';
import { toWall } from '../zones';
import type { IcsMoment } from './readTimes';

type Series = Pick<CalendarEvent, 'start' | 'end' | 'allDay' | 'timeZone' | 'rule'>;

const dayMs = 86_400_000;

const starts = (series: Series, span: Span) => [...startsOf({ ...series, exceptions: [] }, span)];

/** The starts of a timed series on a day of its clock; the time of its first event on that day where it has none. */
function startsOnDay(series: Series, day: string, zone: string): string[] {
  const from = momentAt(Date.parse(day), zone);
  const found = starts(series, { from, to: momentAt(Date.parse(day) + dayMs, zone) });
  const time = toWall(series.start, zone).toPlainTime().toString();
  return found.length > 0 ? found : [new Date(momentAt(Date.parse(`${day}T${time}Z`), zone)).toISOString()];
}

/**
 * The starts of a series that a time of an EXDATE or a RECURRENCE-ID means, as starts of the series are written. RFC 5545
 * asks for the value type and the clock of the series (3.8.5.1, 3.8.4.4), and programs write others: a day for all starts
 * on it, a time for a whole day, and the clock of UTC, of another zone or of none.
 */
export function startsLike(series: Series, moment: IcsMoment, floating: string): string[] {
  const zone = series.timeZone ?? floating;
  if (series.allDay) {
    // Midnight in UTC is a day as some programs write it; another time in UTC is midnight in the zone of the calendar.
    const isElsewhere = moment.clock === 'utc' && !moment.wall.endsWith('T00:00:00');
    return [isElsewhere ? toWall(moment.text, floating).toPlainDate().toString() : moment.wall.slice(0, 10)];
  }
  if (moment.allDay) return startsOnDay(series, moment.text, zone);
  if (moment.clock !== 'floating') return [moment.text];
  return [new Date(momentAt(Date.parse(`${moment.wall}Z`), zone)).toISOString()];
}

/** Does one of a series start then? */
export function hasStart(series: Series, start: string): boolean {
  const from = Date.parse(start);
  return starts(series, { from, to: from + 1 }).length > 0;
}
