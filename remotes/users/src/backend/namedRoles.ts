import { type BackendStore, type Person, rejectField, type UserRole, userRoles } from '@atrium/backend';
import { userBin } from './bin';
import { usersKey } from './tables';
import { findNamedRole } from './toUser';

const findBuiltIn = (id: string): UserRole | undefined => userRoles.find((role) => role === id);

export const roleIdOf = (store: BackendStore, { role, roleId }: Pick<Person, 'role' | 'roleId'>): string =>
  findNamedRole(store, roleId)?.id ?? role;

type HeldRole = Required<Pick<Person, 'role' | 'roleId'>>;

/** Role by id; undefined if unknown. */
export function findRole(store: BackendStore, id: string): HeldRole | undefined {
  const named = findNamedRole(store, id);
  const role = named?.base ?? findBuiltIn(id);
  return role && { role, roleId: named?.id ?? null };
}

interface SentRole {
  role?: UserRole | undefined;
  roleId?: string | undefined;
}

export type RoleField = 'role' | 'roleId';

export const roleFieldOf = ({ role, roleId }: SentRole): RoleField =>
  role !== undefined && roleId === undefined ? 'role' : 'roleId';

/** Undefined without a role. */
export function readRole(store: BackendStore, sent: SentRole) {
  const id = sent.roleId ?? sent.role;
  if (id === undefined) return { held: {} };
  const held = findRole(store, id);
  return held ? { held } : { rejection: rejectField(roleFieldOf(sent), 'No such role.', 'no-role') };
}

export function countByRole(store: BackendStore, people: readonly Person[]): ReadonlyMap<string, number> {
  const counts = new Map<string, number>();
  for (const person of people) {
    const id = roleIdOf(store, person);
    counts.set(id, (counts.get(id) ?? 0) + 1);
  }
  return counts;
}

/** Number of people with a role, including binned ones, who may come back. */
export function countHolders(store: BackendStore, id: string): number {
  const binned = store.table(userBin.key).all();
  const people = [
    ...store.table(usersKey).all(),
    ...binned.filter((entry) => userBin.holds(store, entry)).map(({ row }) => row),
  ];
  return countByRole(store, people).get(id) ?? 0;
}
