import {
  answerCall,
  type BackendCall,
  type BackendStore,
  Done,
  done,
  type Locked,
  ok,
  reject,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type ItemLock, LockAnswer, LockToRelease, LockToTake } from '../api/schemas';
import { lockMs, otherHolder } from '../model/lock';
import { editRejection } from '../model/transition';
import { actorOf, readPerson } from './actor';
import { itemsTable } from './itemTables';
import { locksTable, type StoredLock } from './tables';

async function toLock(store: BackendStore, { id, userId, ...lock }: StoredLock): Promise<ItemLock> {
  return { ...lock, itemId: id, by: await readPerson(store, userId) };
}

export async function readLock(store: BackendStore, itemId: number): Promise<ItemLock | null> {
  const lock = await store.table(locksTable).get(itemId);
  return lock && Date.parse(lock.until) > store.now() ? toLock(store, lock) : null;
}

/** Reason why a person cannot write: another person does, or they do in another tab. */
export async function lockedFor(
  store: BackendStore,
  id: number,
  userId: number,
  session?: string | null,
): Promise<Locked | null> {
  const lock = await store.table(locksTable).get(id);
  const other = otherHolder(lock, { userId, session }, store.now());
  if (!lock || !other) return null;
  const name = (await readPerson(store, lock.userId))?.fullName ?? 'Somebody';
  return { error: `${name} is writing in it`, code: other };
}

export async function holdLock(store: BackendStore, id: number, userId: number, session: string): Promise<ItemLock> {
  const before = await store.table(locksTable).get(id);
  const goesOn = before?.userId === userId && before.session === session && Date.parse(before.until) > store.now();
  const since = goesOn ? before.since : new Date(store.now()).toISOString();
  const until = new Date(store.now() + lockMs).toISOString();
  return toLock(store, await store.table(locksTable).put({ id, userId, session, since, until }));
}

export const lockCalls: BackendCall[] = [
  answerCall(calls.takeLock, {
    summary: 'Hold an item while one writes in it; with `takesOver` also where somebody else does',
    notes: 'A lock ends 5 minutes after it was taken last; every change of the words takes it again.',
    input: LockToTake,
    answer: LockAnswer,
    rejections: [404],
    lock: (store, { input: { id, session, takesOver }, user }) =>
      takesOver ? null : lockedFor(store, id, actorOf(user).id, session),
    async handle(store, { input: { id, session }, user }) {
      const item = await store.table(itemsTable).get(id);
      if (!item) return unknown('item');
      const actor = actorOf(user);
      const reason = editRejection(item, actor);
      if (reason) return reject(reason === 'notAllowed' ? 403 : 400, 'It cannot be changed now', reason);
      return ok({ lock: await holdLock(store, id, actor.id, session) });
    },
  }),
  answerCall(calls.releaseLock, {
    summary: 'Let others write in an item; nothing where somebody else holds it',
    input: LockToRelease,
    answer: Done,
    async handle(store, { input: { id, session }, user }) {
      const lock = await store.table(locksTable).get(id);
      if (lock?.session === session && lock.userId === actorOf(user).id) await store.table(locksTable).delete(id);
      return done();
    },
  }),
];
