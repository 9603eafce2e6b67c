import { type BackendStore, eq, type Person, rejectField, type UserRole, userRoles } from '@atrium/backend';
import { userBin } from './bin';
import { usersTable } from './tables';
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

/** True where somebody has a role; people in the bin may come back. */
export async function isRoleHeld(store: BackendStore, id: string): Promise<boolean> {
  if (await store.table(usersTable).first({ where: eq('heldRole', id) })) return true;
  for await (const { row } of store.table(userBin.table).each(userBin.waiting(store)))
    if (roleIdOf(store, row) === id) return true;
  return false;
}
