import { Temporal } from 'temporal-polyfill';

export const toWall = (moment: string, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(moment)).toZonedDateTimeISO(zone).toPlainDateTime();

/**
 * The moment at which the clock of a zone shows that. Where it shows it twice, the first; where it skips it, as long after
 * the skip as the time is after its beginning (RFC 5545, 3.3.5).
 */
export const fromWall = (wall: Temporal.PlainDateTime, zone: string): string =>
  new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds).toISOString();

/** The same as text without a zone, `2026-11-12T09:30`, as fields hold it. */
export const toWallText = (moment: string, zone: string): string =>
  toWall(moment, zone).toString({ smallestUnit: 'minute' });

export const fromWallText = (text: string, zone: string): string => fromWall(Temporal.PlainDateTime.from(text), zone);
