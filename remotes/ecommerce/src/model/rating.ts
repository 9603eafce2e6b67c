export interface ReviewDraft {
  rating: number | undefined;
  text: string;
}

export const isReviewDraft = (value: unknown): value is ReviewDraft =>
  typeof value === 'object' &&
  value !== null &&
  'text' in value &&
  typeof value.text === 'string' &&
  (!('rating' in value) || typeof value.rating === 'number');

const sumOf = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0);

/** Mean of ratings that are counted by stars from one to five; 0 without ratings. */
export function meanRating(counts: readonly number[]): number {
  const stars = sumOf(counts.map((count, index) => count * (index + 1)));
  return stars === 0 ? 0 : Math.round((stars / sumOf(counts)) * 10) / 10;
}

/** By stars from one to five. */
export const countRatings = (ratings: readonly number[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length);
