import { addDays, type Day, startOfWeek, toDate, toDay } from '@atrium/contract/values';

/** Six weeks around a month: the grid of each month is as high as that of any other. */
export function weeksAround(day: Day, weekStart: number): readonly (readonly Day[])[] {
  const first = startOfWeek(`${day.slice(0, 8)}01`, weekStart);
  return Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (__, weekday) => addDays(first, week * 7 + weekday)),
  );
}

/** The same day of another month, or its last one where it has no such day. */
export function stepMonth(day: Day, months: number): Day {
  const date = toDate(day);
  const last = new Date(date.getFullYear(), date.getMonth() + months + 1, 0);
  return toDay(new Date(last.getFullYear(), last.getMonth(), Math.min(date.getDate(), last.getDate())));
}

const daySteps: Readonly<Record<string, number>> = { ArrowUp: -7, ArrowDown: 7, ArrowLeft: -1, ArrowRight: 1 };
const monthSteps: Readonly<Record<string, number>> = { PageUp: -1, PageDown: 1 };

/** The day that a key on the keyboard leads to; undefined for keys that mean nothing here. */
export function stepByKey(day: Day, key: string, isRtl: boolean): Day | undefined {
  const months = monthSteps[key];
  if (months) return stepMonth(day, months);
  const days = daySteps[key];
  if (!days) return undefined;
  return addDays(day, isRtl && Math.abs(days) === 1 ? -days : days);
}
