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
  userRoles,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { RoleChange, RoleName, RoleRules } from '../api/schemas';
import { type Extent, withChange } from '../model/permissions';
import { rolesOf } from './hostServices';
import { findRole, roleIdOf } from './namedRoles';
import { exceeds } from './rights';
import { usersTable } from './tables';

/** Roles as in the API: built-in ones, then named ones by name. */
export async function toRoleRules(store: BackendStore): Promise<RoleRules> {
  const { grantedTo, listNamed } = rolesOf(store);
  const people = await store.table(usersTable).groupBy('heldRole').count();
  const roles = [
    ...userRoles.map((role) => ({ id: role, role })),
    ...(listNamed?.() ?? []).map(({ id, name, base, rev = 1 }) => ({ id, name, role: base, rev })),
  ];
  return {
    subjects: [...store.permissions.subjects],
    roles: roles.map((role) => ({
      ...role,
      people: people.get(role.id) ?? 0,
      ability: store.permissions.rulesOf(role.id),
      granted: grantedTo(role.id),
    })),
  };
}

/** Rejection of changing a built-in admin role, so that nobody can lock everybody out. */
export function checkRole(store: BackendStore, self: Person | null, role: string): Rejection | null {
  if (!findRole(store, role)) return rejectField('role', 'No such role.', 'no-role');
  if (role === 'admin') return reject(400, 'Admins can always do everything.', 'admin-role');
  if (exceeds(store, self, role))
    return reject(400, 'You can’t change a role with more permissions than your own.', 'role-above-you');
  return null;
}

/** Rejection of rules that grant more than the caller has, or lock them out of this page. */
function checkRules(store: BackendStore, self: Person | null, role: string): Rejection | null {
  const isOwn = self !== null && roleIdOf(store, self) === role;
  if (isOwn && !store.permissions.allows(self, 'update', 'Role'))
    return reject(400, 'You couldn’t undo this yourself.', 'own-lockout');
  return exceeds(store, self, role)
    ? reject(400, 'You can’t grant permissions that you don’t have yourself.', 'gives-more')
    : null;
}

/** Changes a role tentatively: on rejection it stays as it was. */
async function changeRules(store: BackendStore, self: Person | null, role: string, rules: readonly AbilityRule[]) {
  await rolesOf(store).setChanges(role, rules);
  return checkRules(store, self, role) ?? ok(await toRoleRules(store));
}

const extentOf = ({ isAllowed, isOwnOnly }: z.output<typeof RoleChange>): Extent =>
  isAllowed ? (isOwnOnly ? 'own' : 'all') : 'none';

/** True if a person has the right themselves. */
const mayGive = ({ permissions }: BackendStore, self: Person | null, change: z.output<typeof RoleChange>): boolean =>
  !change.isAllowed || permissions.allows(self, change.action, change.subject);

export const roleCalls: BackendCall[] = [
  answerCall(calls.getRoles, {
    summary: 'The rules of each role, what apps granted of them, and all subjects that rules name',
    answer: RoleRules,
    handle: async (store) => ok(await toRoleRules(store)),
  }),
  answerCall(calls.changeRole, {
    summary:
      'Change one thing that a role may do, with all records or its people’s own; it holds at once, in open sessions too',
    notes:
      'Admins can always do everything. Nobody gives what they may not do themselves, changes a role that may do more, or takes from themselves the way back. Tokens of the role are refused with the code renew until they are exchanged.',
    input: RoleChange,
    answer: RoleRules,
    subject: 'Role',
    async handle(store, { input, user: self }) {
      const { role, subject } = input;
      if (!store.permissions.subjects.includes(subject)) return rejectField('subject', 'No such subject');
      const rejection = checkRole(store, self, role);
      if (rejection) return rejection;
      const owner = store.permissions.ownerOf(subject);
      if (input.isOwnOnly && !owner) return rejectField('isOwnOnly', 'These records are nobody’s own.', 'no-owner');
      if (!mayGive(store, self, input))
        return reject(400, 'You can’t grant permissions that you don’t have yourself.', 'gives-more');
      const { grantedTo, changesOf } = rolesOf(store);
      return changeRules(
        store,
        self,
        role,
        withChange(changesOf(role), grantedTo(role), { ...input, extent: extentOf(input), owner }),
      );
    },
  }),
  answerCall(calls.resetRole, {
    summary: 'Give a role what the apps grant to it, and nothing else',
    input: RoleName,
    answer: RoleRules,
    subject: 'Role',
    handle: async (store, { input: { role }, user: self }) =>
      checkRole(store, self, role) ?? changeRules(store, self, role, []),
  }),
];
