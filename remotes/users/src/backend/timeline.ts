import { answerCall, type BackendStore, desc, eq, ok, type Person, readList, unknown } from '@atrium/backend';
import { calls } from '../api/calls';
import { type UserEvent, type UserFieldChange, UserTimeline, UserTimelineQuery } from '../api/eventSchemas';
import { type StoredUser, userEventsTable, usersTable } from './tables';
import { findNamedRole } from './toUser';

type Held = string | string[] | null | undefined;

/** Too long to store with each change: only the fact is stored. */
const unkept = 'avatar';

const byAddressField = (field: string, parts: Readonly<Record<string, string>> = {}) =>
  Object.fromEntries(Object.entries(parts).map(([part, value]) => [`${field}.${part}`, value]));

function heldFields(store: BackendStore, user: StoredUser): ReadonlyMap<string, Held> {
  const { id, rev, lastChange, addedAt, lastSeen, preferences, provenEmail, role, roleId, address, social, ...fields } =
    user;
  return new Map<string, Held>(
    Object.entries({
      ...fields,
      role: findNamedRole(store, roleId)?.name ?? role,
      ...byAddressField('address', address),
      ...byAddressField('social', social),
    }),
  );
}

/** Undefined, empty text and empty list are equal. */
const toStored = (value: Held): UserFieldChange['before'] => (value && value.length > 0 ? value : null);

function changesBetween(store: BackendStore, before: StoredUser, after: StoredUser): UserFieldChange[] {
  const [old, now] = [heldFields(store, before), heldFields(store, after)];
  return [...new Set([...old.keys(), ...now.keys()])]
    .map((field) => ({ field, before: toStored(old.get(field)), after: toStored(now.get(field)) }))
    .filter(({ before, after }) => JSON.stringify(before) !== JSON.stringify(after));
}

const storedChanges = (changes: readonly UserFieldChange[]): UserFieldChange[] =>
  changes.filter(({ field }) => field !== unkept);

const defaultPerPage = 20;

async function record(store: BackendStore, by: Person | null, event: Omit<UserEvent, 'id' | 'time' | 'by'>) {
  const events = store.table(userEventsTable);
  const time = new Date(store.now()).toISOString();
  await events.put({ ...event, id: await events.nextId(), time, by: by?.fullName ?? null });
}

export const recordAddition = (store: BackendStore, by: Person | null, { id, status }: StoredUser): Promise<void> =>
  record(store, by, { userId: id, kind: status === 'pending' ? 'invited' : 'joined', fields: [] });

export const recordInvitation = (store: BackendStore, by: Person | null, userId: number): Promise<void> =>
  record(store, by, { userId, kind: 'invitedAgain', fields: [] });

export const recordSessionsEnded = (store: BackendStore, by: Person | null, userId: number): Promise<void> =>
  record(store, by, { userId, kind: 'sessionsEnded', fields: [] });

export const recordEmailConfirmed = (store: BackendStore, by: Person | null, userId: number): Promise<void> =>
  record(store, by, { userId, kind: 'emailConfirmed', fields: [] });

export const recordDeletion = (store: BackendStore, by: Person | null, userId: number): Promise<void> =>
  record(store, by, { userId, kind: 'deleted', fields: [] });

export const recordRestoration = (store: BackendStore, by: Person | null, userId: number): Promise<void> =>
  record(store, by, { userId, kind: 'restored', fields: [] });

/** Nothing is recorded if nothing changed. */
export async function recordChange(
  store: BackendStore,
  by: Person | null,
  before: StoredUser,
  after: StoredUser,
): Promise<void> {
  const changes = changesBetween(store, before, after);
  if (changes.length === 0) return;
  const fields = changes.map(({ field }) => field);
  await record(store, by, { userId: after.id, kind: 'changed', fields, changes: storedChanges(changes) });
}

export const recordOwnChange = (
  store: BackendStore,
  user: StoredUser,
  { fields, changes }: { fields: string[]; changes: UserFieldChange[] },
): Promise<void> => record(store, user, { userId: user.id, kind: 'changed', fields, changes: storedChanges(changes) });

export const timelineCall = answerCall(calls.getTimeline, {
  summary: 'A page of what happened to a user, newest first, with what fields held before and after',
  input: UserTimelineQuery,
  answer: UserTimeline,
  rejections: [404],
  async handle(store, { input: { id, page, perPage } }) {
    if (!(await store.table(usersTable).get(id))) return unknown('user');
    const query = { where: eq('userId', id), orderBy: [desc('time'), desc('id')] };
    const paging = { page: page ?? 1, perPage };
    const { rows, total } = await readList(store, store.table(userEventsTable), query, paging, defaultPerPage);
    return ok({ events: rows, total });
  },
});
