import { Temporal } from 'temporal-polyfill';
import { dayMs, type WallTime } from './calendarDays';

interface Stretch {
  from: number;
  to: number;
  /** Offset of the zone's clock from UTC, in milliseconds. */
  offset: number;
}

/** Last used stretch by zone: most lookups are close to each other. */
const stretches = new Map<string, Stretch>();

function stretchAt(moment: number, zone: string): Stretch {
  const known = stretches.get(zone);
  if (known && moment >= known.from && moment < known.to) return known;
  const at = Temporal.Instant.fromEpochMilliseconds(moment).toZonedDateTimeISO(zone);
  const stretch = {
    from: at.add({ milliseconds: 1 }).getTimeZoneTransition('previous')?.epochMilliseconds ?? Number.NEGATIVE_INFINITY,
    to: at.getTimeZoneTransition('next')?.epochMilliseconds ?? Number.POSITIVE_INFINITY,
    offset: at.offsetNanoseconds / 1e6,
  };
  stretches.set(zone, stretch);
  return stretch;
}

/**
 * Moment of a wall time in a zone: same result as `fromWall`, many times faster on days without a clock change nearby.
 */
export function momentAt(wall: WallTime, zone: string): number {
  const { from, to, offset } = stretchAt(wall, zone);
  const moment = wall - offset;
  if (moment - dayMs >= from && moment + dayMs < to) return moment;
  const time = Temporal.Instant.fromEpochMilliseconds(wall).toZonedDateTimeISO('UTC').toPlainDateTime();
  return time.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds;
}
