import { Filter, Id, Numeric, Paging, Rev, z } from '@atrium/backend';
import { historyActions } from './choices';
import { ContentText } from './item';
import { ContentStatus, ContentType, PersonRef } from './terms';

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

export const VersionList = z.object({ versions: z.array(ContentVersion) });
export type VersionList = z.infer<typeof VersionList>;

export const VersionToRestore = z.object({ id: Id, version: Numeric, rev: Rev });
export type VersionToRestore = z.input<typeof VersionToRestore>;

export const EventAction = z.enum(historyActions);
export type EventAction = z.infer<typeof EventAction>;

export const ContentEvent = z.object({
  id: z.int(),
  itemId: z.int(),
  /** Null: the system. */
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

/** Id of the latest scheduled publication event; 0: none. */
export const Tick = z.object({ lastRun: z.int() });
export type Tick = z.infer<typeof Tick>;

export const HistoryEvent = z.extend(ContentEvent, {
  title: z.string(),
  type: ContentType,
  projectId: z.nullable(z.int()),
  /** Approval of the person's own work, which only admins may give. */
  isOwnApproval: z.boolean(),
});
export type HistoryEvent = z.infer<typeof HistoryEvent>;

/**
 * `person`, `action` and `project` in filter notation: `3,4` or `!3`; person 0 is the system, project 0 none. `day` is
 * a range.
 */
export const HistoryQuery = z.object({
  ...Paging.shape,
  q: Filter,
  person: Filter,
  action: Filter,
  project: Filter,
  day: Filter,
});
export type HistoryQuery = z.input<typeof HistoryQuery>;

export const HistoryPage = z.object({ events: z.array(HistoryEvent), total: z.int() });
export type HistoryPage = z.infer<typeof HistoryPage>;
