/** The ids from one item of a list to another, both with them, whichever comes first; the second alone where the first is gone. */
export function rangeOf(items: readonly { id: number }[], fromId: number, toId: number): number[] {
  const from = items.findIndex(({ id }) => id === fromId);
  const to = items.findIndex(({ id }) => id === toId);
  if (from < 0 || to < 0) return [toId];
  return items.slice(Math.min(from, to), Math.max(from, to) + 1).map(({ id }) => id);
}
