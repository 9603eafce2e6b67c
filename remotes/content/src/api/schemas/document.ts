import { Id, z } from '@atrium/backend';
import { ContentItem } from './item';
import { maxUpdateLength } from './limits';
import { PersonRef } from './terms';

const Base64 = z.string().check(z.maxLength(maxUpdateLength), z.regex(/^[A-Za-z0-9+/]*={0,2}$/));

/** Fields of a document that are too long to be part of the item. */
export const DocumentIssue = z.enum(['title', 'summary', 'body']);
export type DocumentIssue = z.infer<typeof DocumentIssue>;

export const ItemDocument = z.object({
  /** Names this document: copies of another one are none of it. */
  key: z.string(),
  /** Counts the changes that were made otherwise than by writing in it. */
  outside: z.int(),
  issues: z.array(DocumentIssue),
});
export type ItemDocument = z.infer<typeof ItemDocument>;

/**
 * In Base64, as Yjs has them: `vector` is the state vector of a copy, which asks for what the copy lacks; `update` is what
 * was written. `settles` takes it into the item at once.
 */
export const DocumentSync = z.object({
  id: Id,
  vector: z.optional(Base64),
  update: z.optional(Base64),
  settles: z.optional(z.boolean()),
});
export type DocumentSync = z.input<typeof DocumentSync>;

/** `missing` and `vector` answer a vector, `item` answers `settles`. */
export const DocumentAnswer = z.object({
  document: ItemDocument,
  missing: z.optional(z.string()),
  vector: z.optional(z.string()),
  item: z.optional(ContentItem),
});
export type DocumentAnswer = z.infer<typeof DocumentAnswer>;

/** People who have an item open, by item. */
export const PresenceAnswer = z.object({
  here: z.array(z.object({ itemId: z.int(), people: z.array(PersonRef) })),
});
export type PresenceAnswer = z.infer<typeof PresenceAnswer>;
