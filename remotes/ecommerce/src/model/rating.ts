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

/** 0 without ratings. */
export function meanRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}

export const countRatings = (ratings: readonly number[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length);
