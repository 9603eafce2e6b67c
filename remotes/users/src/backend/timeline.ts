import { answerCall, type BackendStore, ok, type Person, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { type UserEvent, UserTimeline } from '../api/eventSchemas';
import { UserId } from '../api/schemas';
import { type StoredUser, userEventsKey, usersKey } from './tables';

const shown = 20;
const omitted = new Set(['id', 'rev', 'addedAt', 'lastSeen']);

/** What somebody holds, by field: of a named role and the one that it began as, the named one counts. */
const fieldsOf = ({ roleId, ...user }: StoredUser) =>
  new Map<string, unknown>(Object.entries({ ...user, role: roleId ?? user.role }));

/** The names of the fields that hold something else than before. */
export function changedFields(before: StoredUser, after: StoredUser): string[] {
  const [old, now] = [fieldsOf(before), fieldsOf(after)];
  return [...new Set([...old.keys(), ...now.keys()])].filter(
    (name) => !omitted.has(name) && JSON.stringify(old.get(name) ?? null) !== JSON.stringify(now.get(name) ?? null),
  );
}

function record(store: BackendStore, by: Person | null, event: Pick<UserEvent, 'userId' | 'kind' | 'fields'>): void {
  const events = store.table(userEventsKey);
  events.put({ ...event, id: events.nextId(), time: new Date(store.now()).toISOString(), by: by?.fullName ?? null });
}

export const recordAddition = (store: BackendStore, by: Person | null, { id, status }: StoredUser): void =>
  record(store, by, { userId: id, kind: status === 'pending' ? 'invited' : 'joined', fields: [] });

export const recordInvitation = (store: BackendStore, by: Person | null, userId: number): void =>
  record(store, by, { userId, kind: 'invitedAgain', fields: [] });

export const recordSessionsEnded = (store: BackendStore, by: Person | null, userId: number): void =>
  record(store, by, { userId, kind: 'sessionsEnded', fields: [] });

export const recordDeletion = (store: BackendStore, by: Person | null, userId: number): void =>
  record(store, by, { userId, kind: 'deleted', fields: [] });

export const recordRestoration = (store: BackendStore, by: Person | null, userId: number): void =>
  record(store, by, { userId, kind: 'restored', fields: [] });

/** A change that changes nothing is none. */
export function recordChange(store: BackendStore, by: Person | null, before: StoredUser, after: StoredUser): void {
  const fields = changedFields(before, after);
  if (fields.length > 0) record(store, by, { userId: after.id, kind: 'changed', fields });
}

export const timelineCall = answerCall(calls.getTimeline, {
  summary: 'What happened to a user, newest first, at most 20',
  input: UserId,
  answer: UserTimeline,
  refusals: [404],
  handle(store, { input }) {
    if (!store.table(usersKey).get(input.id)) return unknown('user');
    const events = store
      .table(userEventsKey)
      .all()
      .filter(({ userId }) => userId === input.id)
      .sort((a, b) => b.time.localeCompare(a.time) || b.id - a.id);
    return ok({ events: events.slice(0, shown) });
  },
});
