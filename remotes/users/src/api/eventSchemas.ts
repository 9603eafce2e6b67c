import { Id, Paging, z } from '@atrium/backend';

/**
 * `joined`: added; `invited`: added as pending; `invitedAgain`: invitation resent; `sessionsEnded`: signed out by
 * somebody; `emailConfirmed`: address vouched for; `deleted` and `restored`: bin; `changed`: changed fields.
 */
const UserEventKind = z.enum([
  'joined',
  'invited',
  'invitedAgain',
  'changed',
  'sessionsEnded',
  'emailConfirmed',
  'deleted',
  'restored',
]);

const StoredValue = z.nullable(z.union([z.string(), z.array(z.string())]));

/** Null for nothing. */
export const UserFieldChange = z.object({
  /** Field name; nested ones are `address.city`. */
  field: z.string(),
  before: StoredValue,
  after: StoredValue,
});
export type UserFieldChange = z.infer<typeof UserFieldChange>;

export const UserEvent = z.object({
  id: z.int(),
  userId: z.int(),
  kind: UserEventKind,
  /** ISO 8601. */
  time: z.string(),
  /** Actor; null where nobody was signed in. */
  by: z.nullable(z.string()),
  fields: z.array(z.string()),
  /** Absent in events from before values were stored. */
  changes: z.optional(z.array(UserFieldChange)),
});
export type UserEvent = z.infer<typeof UserEvent>;

export const UserTimelineQuery = z.object({ id: Id, ...Paging.shape });
export type UserTimelineQuery = z.input<typeof UserTimelineQuery>;

/** Newest first; `total` counts all pages. */
export const UserTimeline = z.object({ events: z.array(UserEvent), total: z.int() });
export type UserTimeline = z.infer<typeof UserTimeline>;
