import { type Day, daysFrom, weekdayOf } from './day';
import type { Random } from './random';

export const firstDay: Day = '2018-01-01';

/** Year in which levels equal the constants here. */
const middle: Day = '2026-07-01';

const growth = 1.11;

const ofWeekday = [0.86, 1.04, 1.08, 1.06, 1.02, 1.05, 0.89];

const ofMonth = [0.94, 0.95, 0.99, 0.98, 1.0, 0.97, 0.92, 0.93, 1.02, 1.06, 1.12, 1.12];

export const levelOf = (day: Day): number =>
  growth ** (daysFrom(middle, day) / 365) *
  (ofWeekday[weekdayOf(day)] ?? 1) *
  (ofMonth[Number(day.slice(5, 7)) - 1] ?? 1);

export const around = (random: Random, value: number, stray: number): number =>
  Math.max(0, Math.round(value * (1 + (random() * 2 - 1) * stray)));
