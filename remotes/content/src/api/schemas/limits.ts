// Limits of the API without schemas, for screens that show them beside the field.

/** Characters per field. A text includes its pictures: ten photos, or 200,000 words. */
export const textLimits = {
  title: 200,
  slug: 120,
  summary: 500,
  body: 4_000_000,
  alt: 300,
  comment: 4000,
  reason: 2000,
} as const;

/** Maximum rows of a page: more are found by a search or a filter. */
export const maxPerPage = 200;
