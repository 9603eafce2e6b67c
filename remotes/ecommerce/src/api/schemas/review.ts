import { Filter, Id, Numeric, Paging, Text, z } from '@atrium/backend';
import { reviewSorts } from '../choices';

export const ReviewSort = z.enum(reviewSorts);
export type ReviewSort = z.infer<typeof ReviewSort>;

export const Review = z.object({
  id: z.int(),
  name: z.string(),
  /** 1 to 5. */
  rating: z.int(),
  text: z.string(),
  at: z.string(),
  /** Written by the person who asks. */
  isOwn: z.boolean(),
});
export type Review = z.infer<typeof Review>;

/** `rating`: those alone that gave so many stars. */
export const ReviewQuery = z.extend(Paging, { productId: Id, sortBy: Filter, rating: z.nullish(Numeric) });
export type ReviewQuery = z.input<typeof ReviewQuery>;

/** `total`: how many match; `average` and `counts` (how many gave one star, two, up to five) are of all. */
export const ReviewPage = z.object({
  reviews: z.array(Review),
  total: z.int(),
  average: z.number(),
  counts: z.array(z.int()),
  own: z.nullable(Review),
});
export type ReviewPage = z.infer<typeof ReviewPage>;

export const ReviewToWrite = z.object({
  productId: Id,
  rating: Numeric.check(z.gte(1), z.lte(5), z.multipleOf(1)),
  text: Text.check(z.maxLength(2000)),
});
export type ReviewToWrite = z.input<typeof ReviewToWrite>;

/** One's own review of a product. */
export const ReviewOf = z.object({ productId: Id });
export type ReviewOf = z.input<typeof ReviewOf>;

export const ReviewAnswer = z.object({ review: Review });
export type ReviewAnswer = z.infer<typeof ReviewAnswer>;
