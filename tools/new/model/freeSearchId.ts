/** Bookmarks point at search ids for good, so that none is ever given twice; those under a thousand are the product's. */
const first = 1000;

export const freeSearchId = (taken: readonly number[]): number =>
  Math.max(first - 1, ...taken.filter((id) => id < 100_000)) + 1;
