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
