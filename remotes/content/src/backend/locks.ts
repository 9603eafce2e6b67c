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
import { rejectionOf } from '../model/transition';
import { actorOf, personRef } from './actor';
import { toSubject } from './listed';
import { itemsKey, locksKey, type StoredLock } from './tables';

const toLock = (store: BackendStore, { id, userId, ...lock }: StoredLock): ItemLock => ({
  ...lock,
  itemId: id,
  by: personRef(store, userId),
});

export function lockOf(store: BackendStore, itemId: number): ItemLock | null {
  const lock = store.table(locksKey).get(itemId);
  return lock && Date.parse(lock.until) > store.now() ? toLock(store, lock) : null;
}

/** Reason why a person cannot write: another person does, or they do in another tab. */
export function lockedFor(store: BackendStore, id: number, userId: number, session?: string | null): Locked | null {
  const lock = store.table(locksKey).get(id);
  const other = otherHolder(lock, { userId, session }, store.now());
  if (!lock || !other) return null;
  const name = personRef(store, lock.userId)?.fullName ?? 'Somebody';
  return { error: `${name} is writing in it`, code: other };
}

export function holdLock(store: BackendStore, id: number, userId: number, session: string): ItemLock {
  const before = store.table(locksKey).get(id);
  const goesOn = before?.userId === userId && before.session === session && Date.parse(before.until) > store.now();
  const since = goesOn ? before.since : new Date(store.now()).toISOString();
  const until = new Date(store.now() + lockMs).toISOString();
  return toLock(store, store.table(locksKey).put({ id, userId, session, since, until }));
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
    handle(store, { input: { id, session }, user }) {
      const item = store.table(itemsKey).get(id);
      if (!item) return unknown('item');
      const actor = actorOf(user);
      const reason = rejectionOf('edit', toSubject(store, item), actor, store.now());
      if (reason) return reject(reason === 'notAllowed' ? 403 : 400, 'It cannot be changed now', reason);
      return ok({ lock: holdLock(store, id, actor.id, session) });
    },
  }),
  answerCall(calls.releaseLock, {
    summary: 'Let others write in an item; nothing where somebody else holds it',
    input: LockToRelease,
    answer: Done,
    handle(store, { input: { id, session }, user }) {
      const lock = store.table(locksKey).get(id);
      if (lock?.session === session && lock.userId === actorOf(user).id) store.table(locksKey).delete(id);
      return done();
    },
  }),
];
