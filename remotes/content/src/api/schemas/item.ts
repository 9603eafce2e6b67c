import { Id, RecordChange, z } from '@atrium/backend';
import { failureCodes } from '../choices';
import { ContentStatus, ContentType, PersonRef } from './terms';

export const Cover = z.object({ src: z.string(), alt: z.string() });
export type Cover = z.infer<typeof Cover>;

export const Check = z.object({ label: z.string(), isDone: z.boolean() });
export type Check = z.infer<typeof Check>;

export const Failure = z.object({
  code: z.enum(failureCodes),
  /** Rejecting channel, or missing field, in English; screens use the code. */
  message: z.string(),
  at: z.string(),
  attempts: z.int(),
});
export type Failure = z.infer<typeof Failure>;

/** Content for readers, as stored in a version: all of it is approved together. */
export const ContentText = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  /** HTML. */
  body: z.string(),
  cover: z.nullable(Cover),
  channelIds: z.array(z.int()),
  tags: z.array(z.string()),
  /** Language of the text, BCP 47. */
  locale: z.string(),
});
export type ContentText = z.infer<typeof ContentText>;

export const ContentItem = z.object({
  id: z.int(),
  type: ContentType,
  ...ContentText.shape,
  projectId: z.nullable(z.int()),
  status: ContentStatus,
  version: z.int(),
  /** Live version; null: none. */
  publishedVersion: z.nullable(z.int()),
  approvedVersion: z.nullable(z.int()),
  authorId: z.int(),
  reviewerId: z.nullable(z.int()),
  dueAt: z.nullable(z.string()),
  /** UTC instant, and the zone in which it was chosen. */
  scheduledAt: z.nullable(z.string()),
  scheduledZone: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  failure: z.nullable(Failure),
  checklist: z.array(Check),
  /** Editing session that writes the newest version; null: the next change starts a new one. */
  session: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** Item in a list: without its text, with the facts of a row. */
export const ListedItem = z.extend(z.omit(ContentItem, { body: true, session: true, lastChange: true }), {
  author: z.nullable(PersonRef),
  reviewer: z.nullable(PersonRef),
  words: z.int(),
  openComments: z.int(),
  blockingComments: z.int(),
});
export type ListedItem = z.infer<typeof ListedItem>;

export const ItemId = z.object({ id: Id });
export type ItemId = z.input<typeof ItemId>;
