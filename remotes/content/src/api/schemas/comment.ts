import { Id, Text, z } from '@atrium/backend';
import { textLimits } from '../limits';
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
