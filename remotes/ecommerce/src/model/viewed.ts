const maxViewed = 9;

export const isViewed = (value: unknown): value is number[] => Array.isArray(value) && value.every(Number.isInteger);

export const addViewed = (ids: readonly number[], id: number): number[] =>
  [id, ...ids.filter((other) => other !== id)].slice(0, maxViewed);
