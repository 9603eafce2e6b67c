import { Filter, Id, IsoTime, Numeric, Paging, RecordChange, Sorting, z } from '@atrium/backend';
import { failureCodes } from './choices';
import { FieldValues } from './customType';
import { textLimits } from './limits';
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

/** What search engines and networks show. Empty and null: what is made of title, summary and cover. */
export const Seo = z.object({
  title: z.string().check(z.trim(), z.maxLength(textLimits.seoTitle)),
  description: z.string().check(z.trim(), z.maxLength(textLimits.seoDescription)),
  /** Picture of a card. */
  picture: z.nullable(z.string().check(z.maxLength(textLimits.address))),
  /** Address of the original, where this is a copy of what appeared elsewhere. */
  canonical: z.string().check(z.trim(), z.maxLength(textLimits.address), z.regex(/^(https:\/\/[^\s<>"]+)?$/)),
});
export type Seo = z.infer<typeof Seo>;

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
  /** Absent for those of earlier releases. */
  seo: z.nullish(Seo),
  /** Of the fields of its type, by their keys. */
  values: z.nullish(FieldValues),
});
export type ContentText = z.infer<typeof ContentText>;

export const ContentItem = z.object({
  id: z.int(),
  type: ContentType,
  /** Custom type, which gives it fields of its own; set when it is begun. */
  typeId: z.nullish(z.int()),
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
  /** Bundle with which it goes out, and not by itself. */
  bundleId: z.nullish(z.int()),
  /** Item of which this is a translation; it and all of them are one group. */
  translationOf: z.nullish(z.int()),
  /** Version of that item from which this was translated, or with which it was found to agree. */
  translatedVersion: z.nullish(z.int()),
  /** Of what readers see: languages in which others of the group are live, and whether one of these is the usual. */
  otherLocales: z.optional(z.array(z.string())),
  isAlternate: z.optional(z.boolean()),
  checklist: z.array(Check),
  /** Editing session that writes the newest version; null: the next change starts a new one. */
  session: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
  rev: z.int(),
  /** Of its text; counted when it is written. Absent for those of earlier releases. */
  words: z.optional(z.int()),
  /** Fields of its type that keep it from review; told with an answer. */
  unfitFields: z.optional(z.int()),
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

const Several = z.nullish(z.array(z.string()));

/** `status` and `type` may repeat; `queue` is a queue of the review page. */
export const ItemQuery = z.object({
  ...Paging.shape,
  ...Sorting.shape,
  q: Filter,
  queue: Filter,
  status: Several,
  type: Several,
  /** Id of a custom type. */
  customType: z.nullish(Numeric),
  channel: z.nullish(Numeric),
  project: z.nullish(Numeric),
  reviewer: z.nullish(Numeric),
  author: z.nullish(Numeric),
  tag: Filter,
  isLive: Filter,
});
export type ItemQuery = z.input<typeof ItemQuery>;

export const QueueCounts = z.object({
  mine: z.int(),
  in_review: z.int(),
  changes_requested: z.int(),
  approved: z.int(),
  overdue: z.int(),
  all: z.int(),
});
export type QueueCounts = z.infer<typeof QueueCounts>;

export const ItemPage = z.object({ items: z.array(ListedItem), total: z.int(), counts: QueueCounts });
export type ItemPage = z.infer<typeof ItemPage>;

/** From the first moment up to the second, which is not part of it. */
export const ScheduleQuery = z.object({ from: IsoTime, to: IsoTime });
export type ScheduleQuery = z.input<typeof ScheduleQuery>;

/** Items that go out, went out or failed in a span; `total` exceeds the items when there are too many. */
export const SchedulePlan = z.object({ items: z.array(ListedItem), total: z.int() });
export type SchedulePlan = z.infer<typeof SchedulePlan>;
