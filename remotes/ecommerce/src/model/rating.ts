export interface ReviewDraft {
  rating: number | undefined;
  text: string;
}

/** Reads a review that was begun; null where none is kept, or none that can be read. */
export function readReviewDraft(kept: string | null): ReviewDraft | null {
  try {
    const draft: unknown = JSON.parse(kept ?? 'null');
    if (typeof draft !== 'object' || draft === null) return null;
    const rating = 'rating' in draft && typeof draft.rating === 'number' ? draft.rating : undefined;
    return { rating, text: 'text' in draft && typeof draft.text === 'string' ? draft.text : '' };
  } catch {
    return null;
  }
}

/** 0 where there is none. */
export function meanRating(ratings: readonly number[]): number {
  if (ratings.length === 0) return 0;
  return Math.round((ratings.reduce((sum, rating) => sum + rating, 0) / ratings.length) * 10) / 10;
}

/** Number of reviews with one star, two, up to five. */
export const countRatings = (ratings: readonly number[]): number[] =>
  [1, 2, 3, 4, 5].map((stars) => ratings.filter((rating) => rating === stars).length);
