import { type BackendStore, type Person, type Refusal, refuseField, type UserRole } from 'shared/backend';
import { roleActions } from '../api/choices';
import { usersKey } from './tables';

const isActiveAdmin = ({ role, status }: Person): boolean => role === 'admin' && status === 'active';

/** Those who can sign in and do everything. */
export const countAdmins = (store: BackendStore): number => store.table(usersKey).all().filter(isActiveAdmin).length;

/** Whether nobody could do everything any more, were it not for this person. */
export const isLastAdmin = (store: BackendStore, user: Person, admins = countAdmins(store)): boolean =>
  isActiveAdmin(user) && admins === 1;

/** Whether a change takes an admin who can sign in. */
export const losesAdmin = (before: Person, after: Person): boolean => isActiveAdmin(before) && !isActiveAdmin(after);

/** Whether a role may do something that a person may not. Somebody without a token may do all. */
export function exceeds({ permissions }: BackendStore, self: Person | null, role: UserRole): boolean {
  if (!self || self.role === role) return false;
  return permissions.subjects.some((subject) =>
    roleActions.some(
      (action) => permissions.allows({ ...self, role }, action, subject) && !permissions.allows(self, action, subject),
    ),
  );
}

/** The refusal of a role that may more than the one who gives it; null where there is none. */
export const checkGiven = (store: BackendStore, self: Person | null, role: UserRole): Refusal | null =>
  exceeds(store, self, role)
    ? refuseField('role', "You can't give a role that may do more than you.", 'role-above')
    : null;

interface Change {
  before: Person;
  after: Person;
}

/** The refusal of a change by which somebody would take more than they have, or lock themselves or everybody out. */
export function checkRights(store: BackendStore, self: Person | null, { before, after }: Change): Refusal | null {
  const isSelf = before.id === self?.id;
  if (isSelf && after.role !== before.role) return refuseField('role', "You can't change your own role.", 'own-role');
  if (isSelf && after.status !== before.status)
    return refuseField('status', "You can't change your own status.", 'own-status');
  if (losesAdmin(before, after) && isLastAdmin(store, before)) {
    const field = after.role === 'admin' ? 'status' : 'role';
    return refuseField(field, 'The last admin must stay an active admin.', 'last-admin');
  }
  const isTakenOver = after.role !== before.role || after.status !== before.status || after.email !== before.email;
  if (isTakenOver && exceeds(store, self, before.role))
    return refuseField('role', "You can't change somebody who may do more than you.", 'above-you');
  return after.role === before.role ? null : checkGiven(store, self, after.role);
}
