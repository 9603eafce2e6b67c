import {
  allowsEvery,
  and,
  type BackendStore,
  eq,
  type Person,
  type Rejection,
  reject,
  rejectField,
} from '@atrium/backend';
import { createMongoAbility } from '@casl/ability';
import { roleActions } from '../api/choices';
import { type RoleField, roleIdOf } from './namedRoles';
import { usersTable } from './tables';

const isActiveAdmin = ({ role, status }: Person): boolean => role === 'admin' && status === 'active';

export const countAdmins = (store: BackendStore): Promise<number> =>
  store.table(usersTable).count(and(eq('role', 'admin'), eq('status', 'active')));

export const isLastAdmin = async (store: BackendStore, user: Person): Promise<boolean> =>
  isActiveAdmin(user) && (await countAdmins(store)) === 1;

/** True if a change takes an admin who can sign in. */
export const losesAdmin = (before: Person, after: Person): boolean => isActiveAdmin(before) && !isActiveAdmin(after);

/** True if a role exceeds a person's rights. Callers without a token may do everything. */
export function exceeds(store: BackendStore, self: Person | null, roleId: string): boolean {
  if (!self || roleIdOf(store, self) === roleId) return false;
  const { permissions } = store;
  const rules = permissions.rulesOf(roleId);
  const own = permissions.rulesOf(permissions.roleOf(self).id);
  const ability = createMongoAbility(rules);
  return permissions.subjects.some((subject) =>
    roleActions.some(
      (action) =>
        (ability.can(action, subject) && !permissions.allows(self, action, subject)) ||
        // Some records are less than all.
        (allowsEvery(rules, action, subject) && !allowsEvery(own, action, subject)),
    ),
  );
}

/** Rejection of actions on people with more rights; null if permitted. */
export const checkBelow = (store: BackendStore, self: Person | null, person: Person, deed: string): Rejection | null =>
  exceeds(store, self, roleIdOf(store, person))
    ? reject(400, `You can’t ${deed} someone who has more permissions than you.`, 'above-you')
    : null;

/** Rejection of granting a role with more rights; null if permitted. */
export const checkGiven = (
  store: BackendStore,
  self: Person | null,
  roleId: string,
  field: RoleField,
): Rejection | null =>
  exceeds(store, self, roleId)
    ? rejectField(field, 'You can’t assign a role with more permissions than your own.', 'role-above')
    : null;

interface Change {
  before: Person;
  after: Person;
  roleField: RoleField;
}

/** Rejection of changes that raise the caller's own rights, or lock them or everybody out. */
export async function checkRights(
  store: BackendStore,
  self: Person | null,
  { before, after, roleField }: Change,
): Promise<Rejection | null> {
  const isSelf = before.id === self?.id;
  const [roleBefore, roleAfter] = [roleIdOf(store, before), roleIdOf(store, after)];
  const isOtherRole = roleAfter !== roleBefore;
  if (isSelf && isOtherRole) return rejectField(roleField, 'You can’t change your own role.', 'own-role');
  if (isSelf && after.status !== before.status)
    return rejectField('status', 'You can’t change your own status.', 'own-status');
  if (losesAdmin(before, after) && (await isLastAdmin(store, before))) {
    const field = after.role === 'admin' ? 'status' : roleField;
    return rejectField(field, 'The last admin must stay an active admin.', 'last-admin');
  }
  const isTakenOver = isOtherRole || after.status !== before.status || after.email !== before.email;
  if (isTakenOver && exceeds(store, self, roleBefore))
    return rejectField(roleField, 'You can’t change someone who has more permissions than you.', 'above-you');
  return isOtherRole ? checkGiven(store, self, roleAfter, roleField) : null;
}
