import { Filter, Id, Ids, IsoTime, Numeric, Paging, Rev, Sorting, Text, z } from 'shared/backend';
import {
  channelKinds,
  channelTones,
  contentActions,
  contentStatuses,
  contentTypes,
  failureCodes,
  queues,
  refusalCodes,
  stepActions,
} from './choices';

export const ContentType = z.enum(contentTypes);
export type ContentType = z.infer<typeof ContentType>;
export const ContentStatus = z.enum(contentStatuses);
export type ContentStatus = z.infer<typeof ContentStatus>;
export const ContentAction = z.enum(contentActions);
export type ContentAction = z.infer<typeof ContentAction>;
export const RefusalCode = z.enum(refusalCodes);
export type RefusalCode = z.infer<typeof RefusalCode>;
export const Queue = z.enum(queues);
export type Queue = z.infer<typeof Queue>;

/** Somebody, as screens show them. */
export const PersonRef = z.object({ id: z.int(), fullName: z.string(), avatar: z.nullable(z.string()) });
export type PersonRef = z.infer<typeof PersonRef>;

export const Cover = z.object({ src: z.string(), alt: z.string() });
export type Cover = z.infer<typeof Cover>;

export const Check = z.object({ label: z.string(), isDone: z.boolean() });
export type Check = z.infer<typeof Check>;

export const Failure = z.object({
  code: z.enum(failureCodes),
  /** The channel that refused, or what is missing, in English; screens go by the code. */
  message: z.string(),
  at: z.string(),
  attempts: z.int(),
});
export type Failure = z.infer<typeof Failure>;

/** What a person writes, and what a version keeps of it. */
export const ContentText = z.object({
  title: z.string(),
  slug: z.string(),
  summary: z.string(),
  /** HTML. */
  body: z.string(),
  cover: z.nullable(Cover),
});
export type ContentText = z.infer<typeof ContentText>;

export const ContentItem = z.object({
  id: z.int(),
  type: ContentType,
  ...ContentText.shape,
  channelIds: z.array(z.int()),
  projectId: z.nullable(z.int()),
  tags: z.array(z.string()),
  /** The language it is written in, as BCP 47 has it. */
  locale: z.string(),
  status: ContentStatus,
  version: z.int(),
  /** Which version is live; null: none. */
  publishedVersion: z.nullable(z.int()),
  /** Which version was approved last. */
  approvedVersion: z.nullable(z.int()),
  authorId: z.int(),
  reviewerId: z.nullable(z.int()),
  dueAt: z.nullable(z.string()),
  /** An instant in UTC, and the zone in whose clock it was chosen. */
  scheduledAt: z.nullable(z.string()),
  scheduledZone: z.nullable(z.string()),
  publishedAt: z.nullable(z.string()),
  failure: z.nullable(Failure),
  checklist: z.array(Check),
  /** Which session of editing writes the newest version; null: the next change begins another one. */
  session: z.nullable(z.string()),
  createdAt: z.string(),
  updatedAt: z.string(),
  archivedAt: z.nullable(z.string()),
  rev: z.int(),
});
export type ContentItem = z.infer<typeof ContentItem>;

/** An item in a list: without its text, with what a row tells of others. */
export const ListedItem = z.extend(z.omit(ContentItem, { body: true, session: true }), {
  author: z.nullable(PersonRef),
  reviewer: z.nullable(PersonRef),
  words: z.int(),
  openComments: z.int(),
  blockingComments: z.int(),
});
export type ListedItem = z.infer<typeof ListedItem>;

export const ContentComment = z.object({
  id: z.int(),
  itemId: z.int(),
  version: z.int(),
  authorId: z.int(),
  author: z.nullable(PersonRef),
  text: z.string(),
  /** The words that it is about; null: all of it. */
  quote: z.nullable(z.string()),
  isBlocking: z.boolean(),
  isResolved: z.boolean(),
  at: z.string(),
});
export type ContentComment = z.infer<typeof ContentComment>;

export const EventAction = z.enum([...contentActions, 'create', 'assign', 'undo', 'restoreVersion']);
export type EventAction = z.infer<typeof EventAction>;

export const ContentEvent = z.object({
  id: z.int(),
  itemId: z.int(),
  /** Null: the system itself. */
  actorId: z.nullable(z.int()),
  actor: z.nullable(PersonRef),
  action: EventAction,
  from: z.nullable(ContentStatus),
  to: ContentStatus,
  version: z.int(),
  reason: z.nullable(z.string()),
  at: z.string(),
});
export type ContentEvent = z.infer<typeof ContentEvent>;

export const ContentVersion = z.object({
  itemId: z.int(),
  version: z.int(),
  snapshot: ContentText,
  authorId: z.int(),
  author: z.nullable(PersonRef),
  createdAt: z.string(),
  note: z.string(),
});
export type ContentVersion = z.infer<typeof ContentVersion>;

export const Channel = z.object({
  id: z.int(),
  name: z.string(),
  kind: z.enum(channelKinds),
  tone: z.enum(channelTones),
  /** False where its sign-in has expired: nothing can be published on it. */
  isConnected: z.boolean(),
  rev: z.int(),
});
export type Channel = z.infer<typeof Channel>;

export const Project = z.object({
  id: z.int(),
  name: z.string(),
  /** What it is about, in a sentence or two. */
  note: z.string(),
  tone: z.enum(channelTones),
  memberIds: z.array(z.int()),
  dueAt: z.nullable(z.string()),
  archivedAt: z.nullable(z.string()),
  rev: z.int(),
});
export type Project = z.infer<typeof Project>;

/** What lists, filters and forms offer. */
export const ContentFrame = z.object({
  channels: z.array(Channel),
  projects: z.array(Project),
  /** Who may be asked for a review. */
  reviewers: z.array(PersonRef),
});
export type ContentFrame = z.infer<typeof ContentFrame>;

/** The newest publication by schedule, by the id of its event; 0: there was none. */
export const Tick = z.object({ lastRun: z.int() });
export type Tick = z.infer<typeof Tick>;

const Several = z.nullish(z.array(z.string()));

/** `status` and `type` may be given more than once; `queue` is a pill of the review page. */
export const ItemQuery = z.object({
  ...Paging.shape,
  ...Sorting.shape,
  q: Filter,
  queue: Filter,
  status: Several,
  type: Several,
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

export const ItemId = z.object({ id: Id });
export type ItemId = z.input<typeof ItemId>;

/** Who writes in an item. `session` is the tab in which they do. */
export const ItemLock = z.object({
  itemId: z.int(),
  session: z.string(),
  by: z.nullable(PersonRef),
  since: z.string(),
  until: z.string(),
});
export type ItemLock = z.infer<typeof ItemLock>;

/** `base` is what the newest version is compared with: the live one, or else the one approved last. */
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

export const VersionList = z.object({ versions: z.array(ContentVersion) });
export type VersionList = z.infer<typeof VersionList>;

const Title = z.string().check(z.trim(), z.maxLength(200));
const Slug = z.string().check(z.trim(), z.maxLength(120), z.regex(/^([a-z0-9]+(-[a-z0-9]+)*)?$/));
const Words = z.string().check(z.maxLength(200_000));
const Moment = z.nullish(IsoTime);

const Fields = {
  title: z.optional(Title),
  slug: z.optional(Slug),
  summary: z.optional(z.string().check(z.trim(), z.maxLength(500))),
  body: z.optional(Words),
  cover: z.nullish(Cover),
  channelIds: z.optional(Ids),
  projectId: z.nullish(Id),
  reviewerId: z.nullish(Id),
  dueAt: Moment,
  tags: z.optional(z.array(Text)),
  checklist: z.optional(z.array(Check).check(z.maxLength(30))),
};

export const ItemToAdd = z.object({ ...Fields, type: ContentType });
export type ItemToAdd = z.input<typeof ItemToAdd>;

/** What is absent stays as it is. `session` names one sitting of writing: its changes make one version. */
export const ItemUpdate = z.object({
  ...Fields,
  id: Id,
  rev: Rev,
  session: z.nullish(z.string().check(z.maxLength(60))),
});
export type ItemUpdate = z.input<typeof ItemUpdate>;

export const ItemAnswer = z.object({ item: ContentItem });
export type ItemAnswer = z.infer<typeof ItemAnswer>;

export const StepAction = z.enum(stepActions);
export type StepAction = z.infer<typeof StepAction>;

/** `version` is the one that was seen; `undo` takes back what the same person did last. */
export const Transition = z.object({
  ids: Ids.check(z.minLength(1), z.maxLength(200)),
  action: StepAction,
  revs: z.optional(z.array(Numeric)),
  version: z.nullish(Numeric),
  reason: z.nullish(z.string().check(z.trim(), z.maxLength(2000))),
  scheduledAt: Moment,
  zone: Filter,
});
export type Transition = z.input<typeof Transition>;

export const Refused = z.object({ id: z.number(), reason: RefusalCode });
export type Refused = z.infer<typeof Refused>;

export const TransitionAnswer = z.object({ done: z.array(ContentItem), refused: z.array(Refused) });
export type TransitionAnswer = z.infer<typeof TransitionAnswer>;

export const CommentToAdd = z.object({
  itemId: Id,
  text: Text.check(z.maxLength(4000)),
  quote: z.nullish(z.string().check(z.maxLength(500))),
  isBlocking: z.optional(z.boolean()),
});
export type CommentToAdd = z.input<typeof CommentToAdd>;

export const CommentToResolve = z.object({ id: Id, isResolved: z.boolean() });
export type CommentToResolve = z.input<typeof CommentToResolve>;

export const CommentAnswer = z.object({ comment: ContentComment });
export type CommentAnswer = z.infer<typeof CommentAnswer>;

export const ChannelAnswer = z.object({ channel: Channel });
export type ChannelAnswer = z.infer<typeof ChannelAnswer>;

const Session = z.string().check(z.minLength(1), z.maxLength(60));

export const LockToTake = z.object({ id: Id, session: Session, takesOver: z.optional(z.boolean()) });
export type LockToTake = z.input<typeof LockToTake>;

export const LockAnswer = z.object({ lock: ItemLock });
export type LockAnswer = z.infer<typeof LockAnswer>;

export const LockToRelease = z.object({ id: Id, session: Session });
export type LockToRelease = z.input<typeof LockToRelease>;

/** `id` is the item that is to have the address. */
export const SlugQuery = z.object({ slug: z.string(), id: z.nullish(Numeric) });
export type SlugQuery = z.input<typeof SlugQuery>;

/** `free` is the address itself, or the next one like it that nobody has. */
export const SlugAnswer = z.object({ isFree: z.boolean(), free: z.string() });
export type SlugAnswer = z.infer<typeof SlugAnswer>;

export const VersionToRestore = z.object({ id: Id, version: Numeric, rev: Rev, session: z.nullish(Session) });
export type VersionToRestore = z.input<typeof VersionToRestore>;
