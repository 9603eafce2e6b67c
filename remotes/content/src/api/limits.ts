// What the API takes, free of schemas: for screens that say so beside the field.

/** Characters of a field. A text holds its pictures: ten photos, or 200,000 words. */
export const textLimits = {
  title: 200,
  slug: 120,
  summary: 500,
  body: 4_000_000,
  alt: 300,
  comment: 4000,
  reason: 2000,
} as const;

/** How many rows a page has at most: more of them are found by a search, or by a filter. */
export const maxPerPage = 200;
