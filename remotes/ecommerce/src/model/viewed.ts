const maxViewed = 9;

/** Ids of products that somebody has looked at, the latest first. */
export const isViewed = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

export const addViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, maxViewed);
