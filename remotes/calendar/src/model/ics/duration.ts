import { fromWall, toWall } from '../zones';

/** Weeks and days go by the clock, the rest by what passes (RFC 5545, 3.3.6). */
interface IcsDuration {
  days: number;
  ms: number;
}

const form = /^([+-]?)P(?:(\d{1,5})W)?(?:(\d{1,6})D)?(?:T(?:(\d{1,7})H)?(?:(\d{1,8})M)?(?:(\d{1,9})S)?)?$/i;

/** The duration that a text is; null for what is none. */
export function readDuration(text: string): IcsDuration | null {
  const found = form.exec(text.trim());
  if (!found || !/\d/.test(text)) return null;
  const [weeks = 0, days = 0, hours = 0, minutes = 0, seconds = 0] = found.slice(2).map((part) => Number(part ?? 0));
  const sign = found[1] === '-' ? -1 : 1;
  return { days: sign * (weeks * 7 + days), ms: sign * ((hours * 60 + minutes) * 60 + seconds) * 1000 };
}

const minutesOfDay = 1440;

export const minutesOf = ({ days, ms }: IcsDuration): number => days * minutesOfDay + Math.round(ms / 60_000);

/** The moment so much later by the clock of a zone. */
export const laterBy = (moment: string, { days, ms }: IcsDuration, zone: string): string =>
  new Date(Date.parse(fromWall(toWall(moment, zone).add({ days }), zone)) + ms).toISOString();
