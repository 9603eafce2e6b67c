export type PartOfDay = 'morning' | 'afternoon' | 'evening';

/** Night counts as evening. */
export function partOfDay(hour: number): PartOfDay {
  if (hour < 5 || hour >= 18) return 'evening';
  return hour < 12 ? 'morning' : 'afternoon';
}
