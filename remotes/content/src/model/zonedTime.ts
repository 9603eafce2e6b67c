export interface WallTime {
  /** `YYYY-MM-DD`. */
  day: string;
  /** `HH:mm`. */
  time: string;
}

const formats = new Map<string, Intl.DateTimeFormat>();

function formatOf(zone: string): Intl.DateTimeFormat {
  const known = formats.get(zone);
  if (known) return known;
  const format = new Intl.DateTimeFormat('en-CA', {
    timeZone: zone,
    hourCycle: 'h23',
    year: 'numeric',
    month: '2-digit',
    day: '2-digit',
    hour: '2-digit',
    minute: '2-digit',
  });
  formats.set(zone, format);
  return format;
}

export function isZone(zone: string): boolean {
  try {
    return Boolean(formatOf(zone));
  } catch {
    return false;
  }
}

export const ownZone = (): string => new Intl.DateTimeFormat().resolvedOptions().timeZone;

export function toWallTime(instant: string | number, zone: string): WallTime {
  const parts = new Map(
    formatOf(zone)
      .formatToParts(new Date(instant))
      .map(({ type, value }) => [type, value]),
  );
  const of = (type: Intl.DateTimeFormatPartTypes) => parts.get(type) ?? '';
  return { day: `${of('year')}-${of('month')}-${of('day')}`, time: `${of('hour')}:${of('minute')}` };
}

/** City of a zone: `Europe/Lisbon` is Lisbon. */
export const cityOf = (zone: string): string => zone.split('/').at(-1)?.replaceAll('_', ' ') ?? zone;

export const minutesOf = (time: string): number => Number(time.slice(0, 2)) * 60 + Number(time.slice(3, 5));

/** Wall time as if in UTC, in milliseconds: only differences are meaningful. */
const toNumber = ({ day, time }: WallTime): number => Date.parse(`${day}T${time}:00Z`);

const offsetAt = (instant: number, zone: string): number => {
  const minute = Math.floor(instant / 60_000) * 60_000;
  return toNumber(toWallTime(minute, zone)) - minute;
};

/**
 * Instant of a wall time in a zone. If it occurs twice, the first; if it is skipped, shifted by the length of the gap.
 */
export function toInstant(wall: WallTime, zone: string): string {
  const number = toNumber(wall);
  const halfDay = 12 * 3_600_000;
  const [before, after] = [offsetAt(number - halfDay, zone), offsetAt(number + halfDay, zone)];
  const fitting = [number - before, number - after].filter((instant) => offsetAt(instant, zone) === number - instant);
  return new Date(fitting[0] ?? number - before).toISOString();
}

/** Shift by days and minutes on the clock of the zone: nine o'clock stays nine o'clock across clock changes. */
export function shift(instant: string, zone: string, { days, minutes }: { days: number; minutes: number }): string {
  const moved = new Date(toNumber(toWallTime(instant, zone)) + days * 86_400_000 + minutes * 60_000).toISOString();
  return toInstant({ day: moved.slice(0, 10), time: moved.slice(11, 16) }, zone);
}

/** A day without a time means the end of its working hours. */
export const endOfWork = '17:00';
