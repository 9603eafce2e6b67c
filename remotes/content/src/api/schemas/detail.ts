import { Id, Text, z } from '@atrium/backend';
import { Session } from './fields';
import { ContentEvent, ContentVersion } from './history';
import { ContentItem } from './item';
import { textLimits } from './limits';
import { PersonRef } from './terms';

export const ContentComment = z.object({
  id: z.int(),
  itemId: z.int(),
  version: z.int(),
  authorId: z.int(),
  author: z.nullable(PersonRef),
  text: z.string(),
  /** Quoted words; null: the whole item. */
  quote: z.nullable(z.string()),
  isBlocking: z.boolean(),
  isResolved: z.boolean(),
  at: z.string(),
});
export type ContentComment = z.infer<typeof ContentComment>;

export const CommentToAdd = z.object({
  itemId: Id,
  text: Text.check(z.maxLength(textLimits.comment)),
  quote: z.nullish(z.string().check(z.maxLength(500))),
  isBlocking: z.optional(z.boolean()),
});
export type CommentToAdd = z.input<typeof CommentToAdd>;

export const CommentToResolve = z.object({ id: Id, isResolved: z.boolean() });
export type CommentToResolve = z.input<typeof CommentToResolve>;

export const CommentAnswer = z.object({ comment: ContentComment });
export type CommentAnswer = z.infer<typeof CommentAnswer>;

/** Current editor of an item. `session` is their tab. */
export const ItemLock = z.object({
  itemId: z.int(),
  session: z.string(),
  by: z.nullable(PersonRef),
  since: z.string(),
  until: z.string(),
});
export type ItemLock = z.infer<typeof ItemLock>;

export const LockToTake = z.object({ id: Id, session: Session, takesOver: z.optional(z.boolean()) });
export type LockToTake = z.input<typeof LockToTake>;

export const LockAnswer = z.object({ lock: ItemLock });
export type LockAnswer = z.infer<typeof LockAnswer>;

export const LockToRelease = z.object({ id: Id, session: Session });
export type LockToRelease = z.input<typeof LockToRelease>;

/** `base`: version that the newest one is compared with: the live one, or else the last approved one. */
export const ItemDetail = z.object({
  item: z.extend(ContentItem, {
    author: z.nullable(PersonRef),
    reviewer: z.nullable(PersonRef),
    blockingComments: z.int(),
  }),
  comments: z.array(ContentComment),
  events: z.array(ContentEvent),
  base: z.nullable(ContentVersion),
  versions: z.int(),
  lock: z.nullable(ItemLock),
});
export type ItemDetail = z.infer<typeof ItemDetail>;
