import { type BackendStore, defineRecordBin, eq, type Person } from '@atrium/backend';
import { sessionsOf } from './hostServices';
import { type StoredUser, userEventsTable, usersTable } from './tables';
import { recordDeletion } from './timeline';

async function forgetUser(store: BackendStore, userId: number): Promise<void> {
  await store.credentials.forget?.(userId);
  const events = store.table(userEventsTable);
  for await (const { id } of events.each(eq('userId', userId))) await events.delete(id);
}

export const userBin = defineRecordBin({ of: usersTable, name: 'deletedUsers', forget: forgetUser });

export async function binUsers(store: BackendStore, by: Person | null, users: readonly StoredUser[]): Promise<void> {
  await sessionsOf(store).endAll(users.map(({ id }) => id));
  await Promise.all(users.map(({ id }) => recordDeletion(store, by, id)));
  await Promise.all(users.map((user) => userBin.put(store, by, user)));
}
