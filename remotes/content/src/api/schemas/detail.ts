import { Filter, Id, Text, z } from '@atrium/backend';
import { quoteContext } from '@atrium/contract/text';
import { reactionSigns } from './choices';
import { ShownField } from './customType';
import { ItemDocument } from './document';
import { ContentEvent, ContentVersion } from './history';
import { ContentItem } from './item';
import { textLimits } from './limits';
import { PersonRef } from './terms';

/** What stands around quoted words (W3C Web Annotation, TextQuoteSelector), and where they began. */
const QuoteContext = z.object({
  prefix: z.string().check(z.maxLength(quoteContext)),
  suffix: z.string().check(z.maxLength(quoteContext)),
  start: z.int().check(z.minimum(0)),
});

export const ContentComment = z.object({
  id: z.int(),
  itemId: z.int(),
  version: z.int(),
  authorId: z.int(),
  author: z.nullable(PersonRef),
  /** Name of somebody without an account, who came by a link. */
  guest: z.optional(z.string()),
  text: z.string(),
  /** Quoted words; null: the whole item. */
  quote: z.nullable(z.string()),
  /** Absent for comments of earlier releases, which the words alone are known of. */
  context: z.nullish(QuoteContext),
  /** Comment that begins the thread; absent: this one does. */
  replyTo: z.nullish(z.int()),
  isBlocking: z.boolean(),
  isResolved: z.boolean(),
  at: z.string(),
  /** Who has answered with which sign. */
  reactions: z.optional(z.array(z.object({ sign: z.enum(reactionSigns), personIds: z.array(z.int()) }))),
  /** Absent: as it was sent. */
  editedAt: z.optional(z.string()),
});
export type ContentComment = z.infer<typeof ContentComment>;

export const CommentToAdd = z.object({
  itemId: Id,
  text: Text.check(z.maxLength(textLimits.comment)),
  quote: z.nullish(z.string().check(z.maxLength(textLimits.quote))),
  context: z.nullish(QuoteContext),
  /** A comment of its thread. A reply has neither a quote nor the power to block. */
  replyTo: z.nullish(Id),
  isBlocking: z.optional(z.boolean()),
});
export type CommentToAdd = z.input<typeof CommentToAdd>;

export const CommentToResolve = z.object({ id: Id, isResolved: z.boolean() });
export type CommentToResolve = z.input<typeof CommentToResolve>;

export const CommentToEdit = z.object({ id: Id, text: CommentToAdd.shape.text });
export type CommentToEdit = z.input<typeof CommentToEdit>;

export const Reaction = z.object({ id: Id, sign: z.enum(reactionSigns) });
export type Reaction = z.input<typeof Reaction>;

/** `q`: beginning of a name. */
export const MentionQuery = z.object({ q: Filter });
export type MentionQuery = z.input<typeof MentionQuery>;

/** People who may read what is commented on, by name. */
export const MentionList = z.object({ people: z.array(PersonRef) });
export type MentionList = z.infer<typeof MentionList>;

export const CommentAnswer = z.object({ comment: ContentComment });
export type CommentAnswer = z.infer<typeof CommentAnswer>;

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
  /** The document of its text, once somebody has opened it; null before. */
  document: z.nullable(ItemDocument),
  /** Fields of its type as readers see them. */
  fields: z.array(ShownField),
});
export type ItemDetail = z.infer<typeof ItemDetail>;
