import { z } from 'shared/backend';

/** `joined`: was added, `invited`: was added as pending, `invitedAgain`: was sent the invitation once more, `sessionsEnded`: was signed out by somebody, `deleted` and `restored`: went to the bin and came back, `changed`: some fields hold something else now. */
export const UserEventKind = z.enum([
  'joined',
  'invited',
  'invitedAgain',
  'changed',
  'sessionsEnded',
  'deleted',
  'restored',
]);
export type UserEventKind = z.infer<typeof UserEventKind>;

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
});
export type UserEvent = z.infer<typeof UserEvent>;

/** Newest first. */
export const UserTimeline = z.object({ events: z.array(UserEvent) });
export type UserTimeline = z.infer<typeof UserTimeline>;
