/** Item with a place on a day: its time, and its minimum height. */
interface Placeable {
  minutes: number;
  /** Heights in minutes: of all content, and of one line. */
  whole: number;
  line: number;
}

export interface Place {
  top: number;
  isLine: boolean;
}

const gap = 3;

/**
 * Positions of a day's items, earliest first: at their times, in one line where the next is close, and lower where the
 * previous one overlaps.
 */
export function placeOnDay(things: readonly Placeable[]): Place[] {
  let free = 0;
  return things.map(({ minutes, whole, line }, index) => {
    const top = Math.max(minutes, free);
    const next = things[index + 1]?.minutes ?? Number.POSITIVE_INFINITY;
    const isLine = next < top + whole;
    free = top + (isLine ? line : whole) + gap;
    return { top, isLine };
  });
}
