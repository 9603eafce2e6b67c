import { Id, Paging, z } from '@atrium/backend';

/** `joined`: was added, `invited`: was added as pending, `invitedAgain`: was sent the invitation once more, `sessionsEnded`: was signed out by somebody, `emailConfirmed`: somebody has answered for their address, `deleted` and `restored`: went to the bin and came back, `changed`: some fields hold something else now. */
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
  /** Its name; a part of an address or of the links is `address.city`. */
  field: z.string(),
  before: StoredValue,
  after: StoredValue,
});
export type UserFieldChange = z.infer<typeof UserFieldChange>;

/** Something that happened to a user. */
export const UserEvent = z.object({
  id: z.int(),
  userId: z.int(),
  kind: UserEventKind,
  /** ISO 8601. */
  time: z.string(),
  /** Who did it; null where nobody was signed in. */
  by: z.nullable(z.string()),
  /** The names of the fields that changed. */
  fields: z.array(z.string()),
  /** Absent of an event from before values were kept. */
  changes: z.optional(z.array(UserFieldChange)),
});
export type UserEvent = z.infer<typeof UserEvent>;

export const UserTimelineQuery = z.object({ id: Id, ...Paging.shape });
export type UserTimelineQuery = z.input<typeof UserTimelineQuery>;

/** Newest first; `total` counts those of all pages. */
export const UserTimeline = z.object({ events: z.array(UserEvent), total: z.int() });
export type UserTimeline = z.infer<typeof UserTimeline>;
