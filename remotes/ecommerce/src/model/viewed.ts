/** Number of products remembered. */
const maxViewed = 9;

/** Ids of what somebody has looked at, the latest first, as they were kept; what cannot be read is left out. */
export function readViewed(kept: string | null): number[] {
  try {
    const ids: unknown = JSON.parse(kept ?? '[]');
    return Array.isArray(ids) ? ids.filter((id) => Number.isInteger(id)) : [];
  } catch {
    return [];
  }
}

/** The same after one more look. */
export const addViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, maxViewed);
