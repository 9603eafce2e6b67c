import { addDays, daysBetween, toDate } from '@atrium/contract/values';
import type { RecurringPeriod, Rhythm } from '../api/choices';

const monthsOf: Record<Exclude<Rhythm, 'week'>, number> = { month: 1, quarter: 3, year: 12 };

const monthIndex = (day: string): number => Number(day.slice(0, 4)) * 12 + Number(day.slice(5, 7)) - 1;

/**
 * Day of a step, the first being 0. Months keep the day of the first one; a shorter month has its last day, and the next
 * one the first's again: 31 January, 28 February, 31 March.
 */
export function dayOfStep(startOn: string, every: Rhythm, step: number): string {
  if (every === 'week') return addDays(startOn, step * 7);
  const index = monthIndex(startOn) + monthsOf[every] * step;
  const [year, month] = [Math.floor(index / 12), (index % 12) + 1];
  const last = new Date(Date.UTC(year, month, 0)).getUTCDate();
  const pad = (part: number, length = 2) => String(part).padStart(length, '0');
  return `${pad(year, 4)}-${pad(month)}-${pad(Math.min(Number(startOn.slice(8, 10)), last))}`;
}

/** The first step on or after a day. */
export function stepFrom(startOn: string, every: Rhythm, day: string): number {
  if (day <= startOn) return 0;
  const passed =
    every === 'week'
      ? Math.floor(daysBetween(toDate(startOn), toDate(day)) / 7)
      : Math.floor((monthIndex(day) - monthIndex(startOn)) / monthsOf[every]);
  return dayOfStep(startOn, every, passed) < day ? passed + 1 : passed;
}

/** Days that the invoice of a step is for (EN 16931, BG-14); null where it states none. */
export function periodOfStep(
  { startOn, every, period }: { startOn: string; every: Rhythm; period: RecurringPeriod },
  step: number,
): { from: string; to: string } | null {
  if (period === 'none') return null;
  const first = period === 'ahead' ? step : step - 1;
  return { from: dayOfStep(startOn, every, first), to: addDays(dayOfStep(startOn, every, first + 1), -1) };
}
