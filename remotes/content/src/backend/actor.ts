import { type BackendStore, type Person, peopleKey } from '@atrium/backend';
import type { PersonRef } from '../api/schemas';
import type { Actor } from '../model/rights';

/** Caller; without a token the demo lets anybody do everything. */
export const actorOf = (user: Person | null): Actor =>
  user ? { id: user.id, role: user.role } : { id: 0, role: 'admin' };

/** Person for screens; null for former members and the system. */
export function personRef(store: BackendStore, id: number | null): PersonRef | null {
  const person = id === null ? undefined : store.table(peopleKey).get(id);
  return person ? { id: person.id, fullName: person.fullName, avatar: person.avatar } : null;
}
