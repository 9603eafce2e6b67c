/** A number beside the one it is compared with; null where there is none. */
export interface Compared {
  value: number;
  before: number | null;
}

/** By how many percent a number is above the one before, to one decimal; null where that cannot be said. */
export const changeOf = ({ value, before }: Compared): number | null =>
  before === null || before === 0 ? null : Math.round(((value - before) / Math.abs(before)) * 1000) / 10;

/** A part in percent of the whole, to one decimal. */
export const percentOf = (part: number, whole: number): number =>
  whole === 0 ? 0 : Math.round((part / whole) * 1000) / 10;
