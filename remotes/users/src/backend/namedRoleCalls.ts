import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  ok,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  toAccountName,
  unknown,
  userRoles,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { RoleAdded, RoleName, RoleRenaming, RoleRules, RoleToAdd } from '../api/schemas';
import { rolesOf } from './hostServices';
import { findRole, isRoleHeld } from './namedRoles';
import { checkRole, toRoleRules } from './roles';
import { findNamedRole } from './toUser';

const isSameName = (a: string, b: string) => toAccountName(a) === toAccountName(b);

function checkName(store: BackendStore, name: string, exceptId?: string): Rejection | null {
  const named = rolesOf(store).listNamed?.() ?? [];
  const others = [...userRoles, ...named.filter(({ id }) => id !== exceptId).map((role) => role.name)];
  return others.some((other) => isSameName(other, name))
    ? rejectField('name', 'A role with this name already exists.', 'role-taken')
    : null;
}

/** One more than the highest id of a named role. Ids of deleted roles may come again: nobody had them. */
function nextId(store: BackendStore): string {
  const numbers = (rolesOf(store).listNamed?.() ?? []).map(({ id }) => Number(id.replace('named-', '')));
  return `named-${1 + Math.max(0, ...numbers)}`;
}

const builtIn = (): Rejection => reject(400, 'This role is built in.', 'built-in-role');

export const namedRoleCalls: BackendCall[] = [
  answerCall(calls.addRole, {
    summary: 'Add a named role; it begins with the rights of another one',
    notes: 'Nobody copies a role that may do more than they may, nor that of admins.',
    input: RoleToAdd,
    answer: RoleAdded,
    subject: 'Role',
    success: [201],
    async handle(store, { input: { name, from }, user: self }) {
      const rejection = checkRole(store, self, from) ?? checkName(store, name);
      if (rejection) return rejection;
      const base = findRole(store, from)?.role ?? 'client';
      const { putNamed, setChanges, changesOf } = rolesOf(store);
      const id = nextId(store);
      await putNamed?.({ id, name, base });
      await setChanges(id, changesOf(from));
      return created({ ...(await toRoleRules(store)), role: id });
    },
  }),
  answerCall(calls.renameRole, {
    summary: 'Rename a named role',
    notes: 'A rev that is no longer the latest is refused.',
    input: RoleRenaming,
    answer: RoleRules,
    subject: 'Role',
    rejections: [400, 404, 409],
    async handle(store, { input: { role: id, name, rev }, user: self }) {
      const role = findNamedRole(store, id);
      if (!role) return findRole(store, id) ? builtIn() : unknown('role');
      const rejection = checkRole(store, self, id) ?? rejectStale(role, rev) ?? checkName(store, name, id);
      if (rejection) return rejection;
      await rolesOf(store).putNamed?.({ ...role, name });
      return ok(await toRoleRules(store));
    },
  }),
  answerCall(calls.deleteRole, {
    isSerializable: true,
    summary: 'Delete a named role that nobody has, in the bin neither',
    input: RoleName,
    answer: RoleRules,
    subject: 'Role',
    rejections: [400],
    async handle(store, { input: { role: id }, user: self }) {
      const rejection = checkRole(store, self, id) ?? (findNamedRole(store, id) ? null : builtIn());
      if (rejection) return rejection;
      if (await isRoleHeld(store, id)) return reject(400, 'Someone has this role.', 'role-in-use');
      await rolesOf(store).deleteNamed?.(id);
      return ok(await toRoleRules(store));
    },
  }),
];
