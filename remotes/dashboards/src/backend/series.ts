interface Shape {
  /** Two cards with the same number would draw the same line. */
  seed: number;
  /** Where the line begins and ends. */
  from: number;
  to: number;
  /** How far a value strays from the line, as a share of it. */
  wobble?: number;
  decimals?: number;
}

/** From 0 up to 1, the same for the same numbers. */
function noise(seed: number, index: number): number {
  const value = Math.sin(seed * 127.1 + index * 311.7) * 43_758.5453;
  return value - Math.floor(value);
}

/** Numbers that rise or fall from one value to another, never quite straight, and always the same. */
export function createSeries(length: number, { seed, from, to, wobble = 0.06, decimals = 0 }: Shape): number[] {
  const unit = 10 ** decimals;
  return Array.from({ length }, (_, index) => {
    const line = from + ((to - from) * index) / Math.max(1, length - 1);
    return Math.round(line * (1 + (noise(seed, index) - 0.5) * 2 * wobble) * unit) / unit;
  });
}

export const getSum = (values: readonly number[]): number => values.reduce((sum, value) => sum + value, 0);

/** By how many percent the second half of a line lies over its first, to one decimal. */
export function getChange(values: readonly number[]): number {
  const half = Math.floor(values.length / 2);
  const before = getSum(values.slice(0, half));
  const after = getSum(values.slice(values.length - half));
  return before === 0 ? 0 : Math.round(((after - before) / before) * 1000) / 10;
}
