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
