/** Calendars in the URL: null for all, if it names none. */
export const readShown = (text: string | null): string[] | null =>
  text === null ? null : text.split(',').filter(Boolean);

/** Inverse; null leaves the URL empty. */
export const writeShown = (shown: readonly string[] | null): string | null => shown?.join(',') ?? null;

export const isShown = (shown: readonly string[] | null, key: string): boolean => shown?.includes(key) ?? true;

/** Toggles a calendar; `known` are all, in their order. */
export function toggleShown(shown: readonly string[] | null, key: string, known: readonly string[]): string[] | null {
  const next = known.filter((one) => isShown(shown, one) !== (one === key));
  return next.length === known.length ? null : next;
}
