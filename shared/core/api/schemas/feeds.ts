import { Text, z } from '@atrium/backend';

/** An address by which another program reads something of a person. Times are ISO 8601. */
const FeedLink = z.object({
  id: z.string(),
  kind: z.literal('calendar'),
  createdAt: z.string(),
  usedAt: z.nullable(z.string()),
});

export const FeedLinks = z.object({
  feeds: z.array(FeedLink),
  /** False in the demo, whose addresses lead nowhere. */
  isServer: z.boolean(),
});
export type FeedLinks = z.infer<typeof FeedLinks>;

export const NewFeed = z.object({ kind: z.literal('calendar') });
export type NewFeed = z.input<typeof NewFeed>;

/** `path` is shown once: only its hash is kept. */
export const FeedMade = z.object({ id: z.string(), path: z.string() });
export type FeedMade = z.infer<typeof FeedMade>;

export const FeedId = z.object({ id: Text });
export type FeedId = z.input<typeof FeedId>;
