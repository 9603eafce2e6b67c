import { type Day, type DayRange, lengthOf, listDays, shiftDay, weekdayOf } from './day';

/**
 * Days of the current week up to a day, and the same days of the previous week. `weekStart` is 1 for Monday, 7 for
 * Sunday.
 */
export const weeksUpTo = (today: Day, weekStart: number): DayRange => ({
  from: shiftDay(today, -((weekdayOf(today) - weekStart + 7) % 7) - 7),
  to: today,
});

export interface WeekDay {
  day: Day;
  /** Undefined for future days. */
  value: number | undefined;
}

export interface Week {
  days: WeekDay[];
  total: number;
  /** Compared with the same days of the week before. */
  change: number;
}

const sum = (values: readonly number[]): number => values.reduce((all, value) => all + value, 0);

export function weekOf({ from, to }: DayRange, values: readonly number[]): Week {
  const first = shiftDay(from, 7);
  const now = values.slice(7, lengthOf({ from, to }));
  const days = listDays({ from: first, to: shiftDay(first, 6) });
  return {
    days: days.map((day, place) => ({ day, value: now[place] })),
    total: sum(now),
    change: sum(now) - sum(values.slice(0, now.length)),
  };
}
