/** The numbers that are shown of many pages: the first, the last, and those beside the current one; null for a gap. */
export function pageNumbers(current: number, last: number): (number | null)[] {
  const near = new Set([1, current - 1, current, current + 1, last]);
  if (current <= 3) for (const page of [2, 3, 4]) near.add(page);
  if (current >= last - 2) for (const page of [last - 3, last - 2, last - 1]) near.add(page);
  const shown = [...near].filter((page) => page >= 1 && page <= last).sort((a, b) => a - b);
  return shown.flatMap((page, place) => {
    const missing = page - (shown[place - 1] ?? 0) - 1;
    // A gap of one page has room for its number.
    return [...(missing === 1 ? [page - 1] : missing > 1 ? [null] : []), page];
  });
}
