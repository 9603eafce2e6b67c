import type { BackendStore, OpenSession, Person, TableKey } from '@atrium/backend';
import { tokenSeconds } from './token';

/** A sign-in, for as long as its tokens live. */
interface StoredSession extends OpenSession {
  userId: number;
  hasEnded?: boolean;
  refreshId?: string;
}

export const sessionsKey: TableKey<StoredSession> = { name: 'sessions' };

/** Somebody who was made inactive cannot sign in, and the sessions that they had end. */
export const isLetIn = ({ status }: Person): boolean => status !== 'inactive';

const isPast = ({ seenAt }: StoredSession, now: number): boolean => now - seenAt > tokenSeconds * 1000;

const listOf = (store: BackendStore, personId: number): StoredSession[] =>
  store
    .table(sessionsKey)
    .all()
    .filter(({ userId, hasEnded }) => userId === personId && !hasEnded);

/** Keeps that somebody has signed in, and forgets sign-ins whose tokens are past their end. */
export function beginSession(store: BackendStore, userId: number, device = ''): string {
  const sessions = store.table(sessionsKey);
  const now = store.now();
  for (const session of sessions.all()) if (isPast(session, now)) sessions.delete(session.id);
  const id = crypto.randomUUID();
  sessions.put({ id, userId, device, startedAt: now, seenAt: now });
  return id;
}

/** Keeps that a session goes on, and by which refresh token. */
export function touchSession(store: BackendStore, id: string, refreshId: string): void {
  const session = store.table(sessionsKey).get(id);
  if (session) store.table(sessionsKey).put({ ...session, seenAt: store.now(), refreshId });
}

/** True where a refresh token was replaced by a later one. */
export const isRotated = (store: BackendStore, { sessionId, id }: { sessionId: string; id: string }): boolean =>
  store.table(sessionsKey).get(sessionId)?.refreshId !== id;

/** True where a session was ended, or is not known. */
export function isEnded(store: BackendStore, id: string): boolean {
  const session = store.table(sessionsKey).get(id);
  return !session || session.hasEnded === true;
}

export const openSessions = (store: BackendStore, personId: number): OpenSession[] =>
  listOf(store, personId)
    .filter((session) => !isPast(session, store.now()))
    .sort((a, b) => b.seenAt - a.seenAt || b.startedAt - a.startedAt)
    .map(({ id, startedAt, seenAt, device }) => ({ id, startedAt, seenAt, device }));

/** Ends somebody's sessions, or those of them that are meant. */
export function endSessions(
  store: BackendStore,
  personId: number,
  isMeant: (sessionId: string) => boolean = () => true,
): void {
  for (const session of listOf(store, personId))
    if (isMeant(session.id)) store.table(sessionsKey).put({ ...session, hasEnded: true });
}
