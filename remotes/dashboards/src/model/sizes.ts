/** How many of the twelve columns a size takes. */
const columns: Record<string, number> = { small: 3, medium: 4, wide: 8, full: 12 };

const columnsOf = (size: string): number => columns[size] ?? 4;

/** From the smallest to the largest. */
export const sortSizes = (sizes: readonly string[]): string[] =>
  sizes.toSorted((one, other) => columnsOf(one) - columnsOf(other));

/** The next larger size, or the next smaller one; the same at either end. */
export function sizeBeside(sizes: readonly string[], size: string, by: number): string {
  const sorted = sortSizes(sizes);
  return sorted[sorted.indexOf(size) + by] ?? size;
}

/** The size that comes nearest to a width, as a share of the whole row. */
export function nearestSize(sizes: readonly string[], share: number): string | undefined {
  const distance = (size: string) => Math.abs(columnsOf(size) / 12 - share);
  return sizes.toSorted((one, other) => distance(one) - distance(other))[0];
}
