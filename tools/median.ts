/** 0 for no numbers. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

export const medianRatio = (ones: readonly number[], others: readonly number[]): number =>
  median(ones.map((one, round) => one / (others[round] ?? one)));

/** The range of the middle half of the numbers, which shows how far to trust their median. */
export function spreadOf(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `${at(0.25)} to ${at(0.75)}`;
}
