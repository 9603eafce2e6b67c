import {
  and,
  type BackendStore,
  defineTable,
  desc,
  gte,
  lt,
  ne,
  type OpenSession,
  oneOf,
  type Person,
  type Where,
} from '@atrium/backend';
import { deleteWhere } from './tables';
import { tokenSeconds } from './token';

/** A sign-in, for as long as its tokens live. */
interface StoredSession extends OpenSession {
  userId: number;
  hasEnded?: boolean;
  refreshId?: string;
}

export const sessionsTable = defineTable<StoredSession>()({
  name: 'sessions',
  id: 'text',
  columns: { userId: 'number', startedAt: 'number', seenAt: 'number', hasEnded: 'boolean' },
  indexes: [['userId'], ['seenAt']],
});

/** Somebody who was made inactive cannot sign in, and the sessions that they had end. */
export const isLetIn = ({ status }: Person): boolean => status !== 'inactive';

/** Tokens of sessions that were seen earlier are past their end. */
const firstSeen = (store: BackendStore): number => store.now() - tokenSeconds * 1000;

/** Keeps that somebody has signed in, and forgets sign-ins whose tokens are past their end. */
export async function beginSession(store: BackendStore, userId: number, device = ''): Promise<string> {
  const sessions = store.table(sessionsTable);
  const now = store.now();
  await deleteWhere(sessions, lt('seenAt', firstSeen(store)));
  const { id } = await sessions.put({ id: crypto.randomUUID(), userId, device, startedAt: now, seenAt: now });
  return id;
}

/** Keeps that a session goes on, and by which refresh token. */
export async function touchSession(store: BackendStore, id: string, refreshId: string): Promise<void> {
  const sessions = store.table(sessionsTable);
  const session = await sessions.get(id);
  if (session) await sessions.put({ ...session, seenAt: store.now(), refreshId });
}

/** A session; undefined where it was ended, or is not known. */
export async function findSession(store: BackendStore, id: string): Promise<StoredSession | undefined> {
  const session = await store.table(sessionsTable).get(id);
  return session?.hasEnded ? undefined : session;
}

const isOpenOf = (...personIds: readonly number[]) => and(oneOf('userId', personIds), ne('hasEnded', true));

export async function openSessions(store: BackendStore, personId: number): Promise<OpenSession[]> {
  const open = await store.table(sessionsTable).find({
    where: and(isOpenOf(personId), gte('seenAt', firstSeen(store))),
    orderBy: [desc('seenAt'), desc('startedAt')],
  });
  return open.map(({ id, startedAt, seenAt, device }) => ({ id, startedAt, seenAt, device }));
}

/** Ends the sessions of people, or those of them that are meant. */
export async function endSessions(
  store: BackendStore,
  personIds: readonly number[],
  areMeant?: Where<'id'>,
): Promise<void> {
  const sessions = store.table(sessionsTable);
  for await (const session of sessions.each(and(isOpenOf(...personIds), areMeant)))
    await sessions.put({ ...session, hasEnded: true });
}
