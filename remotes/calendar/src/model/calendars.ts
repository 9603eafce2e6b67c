/** The calendars that an address names: null for all, when it says nothing. */
export const readShown = (text: string | null): string[] | null =>
  text === null ? null : text.split(',').filter(Boolean);

/** The same for an address; null says nothing. */
export const writeShown = (shown: readonly string[] | null): string | null => shown?.join(',') ?? null;

export const isShown = (shown: readonly string[] | null, key: string): boolean => shown?.includes(key) ?? true;

/** Those shown, with one more, or without it; `known` are all there are, in their order. */
export function toggleShown(shown: readonly string[] | null, key: string, known: readonly string[]): string[] | null {
  const next = known.filter((one) => isShown(shown, one) !== (one === key));
  return next.length === known.length ? null : next;
}
