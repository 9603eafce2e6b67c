import type { BackendStore, Due, Person } from 'shared/backend';
import { daysLeft } from '../model/bin';
import { sessionsOf } from './hostServices';
import { type BinnedUser, binnedUsersKey, type StoredUser, userEventsKey, usersKey } from './tables';
import { recordDeletion } from './timeline';

const isOver = (store: BackendStore, { deletedAt }: BinnedUser): boolean => daysLeft(deletedAt, store.now()) === 0;

const isBack = (store: BackendStore, { id }: BinnedUser): boolean => store.table(usersKey).get(id) !== undefined;

export const isInBin = (store: BackendStore, binned: BinnedUser): boolean =>
  !isOver(store, binned) && !isBack(store, binned);

export function findBinned(store: BackendStore, id: number): BinnedUser | undefined {
  const binned = store.table(binnedUsersKey).get(id);
  return binned && isInBin(store, binned) ? binned : undefined;
}

/** Deletes somebody for now: Undo brings them back for minutes, the bin for weeks. */
export function binUser(store: BackendStore, by: Person | null, user: StoredUser): void {
  const { id } = user;
  sessionsOf(store).end(id);
  recordDeletion(store, by, id);
  store.table(binnedUsersKey).put({ id, user, deletedAt: store.now(), deletedBy: by?.fullName ?? null });
  store.bin(usersKey, id);
}

/** Forgets somebody, and what happened to them. Undo does not bring them back either. */
export function purgeUser(store: BackendStore, userId: number): void {
  store.restore(usersKey, ({ id }) => id === userId);
  store.table(usersKey).delete(userId);
  const events = store.table(userEventsKey);
  for (const event of events.all()) if (event.userId === userId) events.delete(event.id);
  store.table(binnedUsersKey).delete(userId);
}

/** Empties the bin of those whose days are over, and of those who are back. */
export const dueBin: Due = {
  isAny: (store) =>
    store
      .table(binnedUsersKey)
      .all()
      .some((binned) => !isInBin(store, binned)),
  run(store) {
    const bin = store.table(binnedUsersKey);
    for (const binned of bin.all()) {
      if (isBack(store, binned)) bin.delete(binned.id);
      else if (isOver(store, binned)) purgeUser(store, binned.id);
    }
  },
};
