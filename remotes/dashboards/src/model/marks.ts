import { type Day, monthOf } from './day';

/** Where a day is on an axis of days, or of months. */
export const placeOf = (day: Day, categories: readonly string[]): string =>
  categories.includes(day) ? day : monthOf(day);
