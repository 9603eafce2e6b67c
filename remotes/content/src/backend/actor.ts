import { type BackendStore, type Person, peopleTable } from '@atrium/backend';
import type { PersonRef } from '../api/schemas';
import type { Actor } from '../model/rights';

/** Caller; without a token the demo lets anybody do everything. */
export const actorOf = (user: Person | null): Actor =>
  user ? { id: user.id, role: user.role } : { id: 0, role: 'admin' };

type MaybeId = number | null | undefined;

/** People for screens, by id; null for former members and the system. */
export async function readPeople(
  store: BackendStore,
  ids: readonly MaybeId[],
): Promise<(id: MaybeId) => PersonRef | null> {
  const people = await store.table(peopleTable).getMany(ids.filter((id) => typeof id === 'number'));
  const refs = new Map(people.map(({ id, fullName, avatar }) => [id, { id, fullName, avatar }]));
  return (id) => (typeof id === 'number' ? (refs.get(id) ?? null) : null);
}

export const readPerson = async (store: BackendStore, id: MaybeId): Promise<PersonRef | null> =>
  (await readPeople(store, [id]))(id);
