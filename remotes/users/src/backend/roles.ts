import {
  type AbilityRule,
  answerCall,
  type BackendCall,
  type BackendStore,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectField,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { RoleChange, RoleName, RoleRules } from '../api/schemas';
import { withChange } from '../model/roleChanges';
import { rolesOf } from './hostServices';
import { findRole, roleIdOf } from './namedRoles';
import { exceeds } from './rights';
import { toRoleRules } from './roleRules';

/** The refusal of a change of a role as such. Admins may always do everything: so nobody can lock everybody out. */
export function checkRole(store: BackendStore, self: Person | null, role: string): Rejection | null {
  if (!findRole(store, role)) return rejectField('role', 'No such role.', 'no-role');
  if (role === 'admin') return reject(400, 'Admins may always do everything.', 'admin-role');
  if (exceeds(store, self, role))
    return reject(400, "You can't change a role that may do more than you.", 'role-above-you');
  return null;
}

/** The refusal of rules by which somebody would give more than they have, or lock themselves out of this. */
function checkRules(store: BackendStore, self: Person | null, role: string): Rejection | null {
  const isOwn = self !== null && roleIdOf(store, self) === role;
  if (isOwn && !store.permissions.allows(self, 'update', 'Role'))
    return reject(400, 'You could not take this back yourself.', 'own-lockout');
  return exceeds(store, self, role) ? reject(400, "You can't give what you may not do yourself.", 'gives-more') : null;
}

/** Changes a role, as it would be then: refused, it stays as it was. */
function changeRules(store: BackendStore, self: Person | null, role: string, rules: readonly AbilityRule[]) {
  rolesOf(store).setChanges(role, rules);
  return checkRules(store, self, role) ?? ok(toRoleRules(store));
}

/** Whether a person may allow it: they may do it themselves. */
const mayGive = ({ permissions }: BackendStore, self: Person | null, change: z.output<typeof RoleChange>): boolean =>
  !change.isAllowed || permissions.allows(self, change.action, change.subject);

export const roleCalls: BackendCall[] = [
  answerCall(calls.getRoles, {
    summary: 'The rules of each role, what apps granted of them, and all subjects that rules name',
    answer: RoleRules,
    handle: (store) => ok(toRoleRules(store)),
  }),
  answerCall(calls.changeRole, {
    summary: 'Change one thing that a role may do; it holds at once, in open sessions too',
    notes:
      'Admins may always do everything. Nobody gives what they may not do themselves, changes a role that may do more, or takes from themselves the way back. Tokens of the role are refused with the code renew until they are exchanged.',
    input: RoleChange,
    answer: RoleRules,
    subject: 'Role',
    handle(store, { input, user: self }) {
      const { role, subject } = input;
      if (!store.permissions.subjects.includes(subject)) return rejectField('subject', 'No such subject');
      const rejection = checkRole(store, self, role);
      if (rejection) return rejection;
      if (!mayGive(store, self, input))
        return reject(400, "You can't give what you may not do yourself.", 'gives-more');
      const { grantedTo, changesOf } = rolesOf(store);
      return changeRules(store, self, role, withChange(changesOf(role), grantedTo(role), input));
    },
  }),
  answerCall(calls.resetRole, {
    summary: 'Give a role what the apps grant to it, and nothing else',
    input: RoleName,
    answer: RoleRules,
    subject: 'Role',
    handle: (store, { input: { role }, user: self }) =>
      checkRole(store, self, role) ?? changeRules(store, self, role, []),
  }),
];
