/** The middle of some numbers; 0 of none. */
export const median = (values: readonly number[]): number =>
  [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;

/** The middle of what each of some numbers is of the other that was taken in the same turn. */
export const medianRatio = (ones: readonly number[], others: readonly number[]): number =>
  median(ones.map((one, turn) => one / (others[turn] ?? one)));

/** Between which two numbers the middle half of some lies: how much to trust their median. */
export function spreadOf(values: readonly number[]): string {
  const sorted = [...values].sort((one, other) => one - other);
  const at = (share: number) => (sorted[Math.round((sorted.length - 1) * share)] ?? 0).toFixed(2);
  return `${at(0.25)} to ${at(0.75)}`;
}
