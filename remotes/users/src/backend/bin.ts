import { type BackendStore, createRecordBin, type Person } from '@atrium/backend';
import { sessionsOf } from './hostServices';
import { type StoredUser, userEventsKey, usersKey } from './tables';
import { recordDeletion } from './timeline';

function forgetUser(store: BackendStore, userId: number): void {
  store.credentials.forget?.(userId);
  const events = store.table(userEventsKey);
  for (const event of events.all()) if (event.userId === userId) events.delete(event.id);
}

export const userBin = createRecordBin({ of: usersKey, name: 'deletedUsers', forget: forgetUser });

export function binUser(store: BackendStore, by: Person | null, user: StoredUser): void {
  sessionsOf(store).end(user.id);
  recordDeletion(store, by, user.id);
  userBin.put(store, by, user);
}
