import { type Day, monthOf } from './day';

interface Mark {
  category: string;
  sign: string;
}

const placeOf = (day: Day, categories: readonly string[]): string => (categories.includes(day) ? day : monthOf(day));

/** Marks of days, numbered from 1, at the places of an axis; several per place are combined. */
export function marksOf(days: readonly Day[], categories: readonly string[]): Mark[] {
  const signs = new Map<string, string[]>();
  days.forEach((day, index) => {
    const category = placeOf(day, categories);
    signs.set(category, [...(signs.get(category) ?? []), String(index + 1)]);
  });
  return [...signs].map(([category, numbers]) => ({ category, sign: numbers.join(', ') }));
}
