import { Temporal } from 'temporal-polyfill';

export const toWall = (moment: string, zone: string): Temporal.PlainDateTime =>
  Temporal.Instant.fromEpochMilliseconds(Date.parse(moment)).toZonedDateTimeISO(zone).toPlainDateTime();

/**
 * Moment of a wall time in a zone. If it occurs twice, the first; if it is skipped, shifted by the length of the gap
 * (RFC 5545, 3.3.5).
 */
export const fromWall = (wall: Temporal.PlainDateTime, zone: string): string =>
  new Date(wall.toZonedDateTime(zone, { disambiguation: 'compatible' }).epochMilliseconds).toISOString();

/** Wall time as text without a zone, `2026-11-12T09:30`, as in fields. */
export const toWallText = (moment: string, zone: string): string =>
  toWall(moment, zone).toString({ smallestUnit: 'minute' });

export const fromWallText = (text: string, zone: string): string => fromWall(Temporal.PlainDateTime.from(text), zone);
