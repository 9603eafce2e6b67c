import {
  answerCall,
  type BackendCall,
  type BackendStore,
  nothingSelected,
  ok,
  type Person,
  toSelectedIds,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type UserRejectionReason, UserSelection, UsersChanged, UsersUpdate } from '../api/schemas';
import { binUsers } from './bin';
import { sessionsOf } from './hostServices';
import { readRole, roleIdOf } from './namedRoles';
import { countAdmins, exceeds, losesAdmin } from './rights';
import { planOf, type StoredUser, usersTable } from './tables';
import { recordChange } from './timeline';
import { toWhere } from './userSearch';

interface ManyChange {
  self: Person | null;
  /** Null: deleted. */
  become: (user: StoredUser) => StoredUser | null;
  change: (users: readonly StoredUser[]) => Promise<void>;
}

function createAboveTest(store: BackendStore, self: Person | null): (roleId: string) => boolean {
  const known = new Map<string, boolean>();
  return (roleId) => {
    const isAbove = known.get(roleId) ?? exceeds(store, self, roleId);
    known.set(roleId, isAbove);
    return isAbove;
  };
}

/** Changes users but those of whom it is not allowed, with reasons: whoever is the last admin depends on those before. */
async function changeMany(
  store: BackendStore,
  ids: readonly number[],
  { self, become, change }: ManyChange,
): Promise<UsersChanged> {
  let admins = await countAdmins(store);
  const isAbove = createAboveTest(store, self);
  const isAdminLost = (user: StoredUser) => {
    const after = become(user);
    return losesAdmin(user, after ?? { ...user, status: 'inactive' });
  };
  const getRejection = (user: StoredUser): UserRejectionReason | null => {
    if (user.id === self?.id) return 'oneself';
    if (isAdminLost(user) && admins === 1) return 'last-admin';
    const after = become(user);
    return isAbove(roleIdOf(store, user)) || isAbove(roleIdOf(store, after ?? user)) ? 'above' : null;
  };
  const changed: StoredUser[] = [];
  const refused: UsersChanged['refused'] = [];
  const users = new Map((await store.table(usersTable).getMany(ids)).map((user) => [user.id, user]));
  for (const id of ids) {
    const user = users.get(id);
    const reason = user ? getRejection(user) : 'unknown';
    if (!user || reason) refused.push({ id, reason: reason ?? 'unknown' });
    else {
      if (isAdminLost(user)) admins -= 1;
      changed.push(user);
    }
  }
  await change(changed);
  return { changed: changed.map(({ id }) => id), refused };
}

function heldRole(store: BackendStore, user: StoredUser): UsersUpdate['dataToUpdate'] {
  const roleId = roleIdOf(store, user);
  return roleId === user.role ? { role: user.role } : { roleId };
}

/** Changes that restore former values, grouped by equal ones. */
function getBefore(
  store: BackendStore,
  users: readonly StoredUser[],
  dataToUpdate: UsersUpdate['dataToUpdate'],
): UsersChanged['before'] {
  const givesRole = dataToUpdate.role !== undefined || dataToUpdate.roleId !== undefined;
  type Group = NonNullable<UsersChanged['before']>[number];
  const groups = new Map<string, Group>();
  for (const user of users) {
    const { id, status } = user;
    const held = {
      ...(givesRole && heldRole(store, user)),
      ...(dataToUpdate.currentPlan && { currentPlan: planOf(user) }),
      ...(dataToUpdate.status && { status }),
    };
    const key = JSON.stringify(held);
    const group: Group = groups.get(key) ?? { ids: [], dataToUpdate: held };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export const manyUsersCalls: BackendCall[] = [
  answerCall(calls.updateUsers, {
    isSerializable: true,
    summary:
      'Change role, plan or status of many users; never your own, nor those of the last admin, nor more than you have',
    notes:
      'Users are named by ids, or by the filter of the list: everyone who matches. Each refusal has a reason; before holds the changes that take it back.',
    input: UsersUpdate,
    answer: UsersChanged,
    async handle(store, { input, user: self }) {
      const { dataToUpdate } = input;
      const ids = await toSelectedIds(store.table(usersTable), input, toWhere);
      if (!ids) return nothingSelected();
      const before: StoredUser[] = [];
      const { roleId: _, ...choices } = dataToUpdate;
      const { held = {}, rejection } = readRole(store, dataToUpdate);
      if (rejection) return rejection;
      const become = (user: StoredUser) => ({ ...user, ...choices, ...held });
      const change = async (users: readonly StoredUser[]) => {
        before.push(...users);
        await Promise.all(users.map((user) => store.table(usersTable).put(become(user))));
        if (choices.status === 'inactive') await sessionsOf(store).endAll(users.map(({ id }) => id));
        await Promise.all(users.map((user) => recordChange(store, self, user, become(user))));
      };
      const result = await changeMany(store, ids, { self, become, change });
      return ok(before.length > 0 ? { ...result, before: getBefore(store, before, dataToUpdate) } : result);
    },
  }),
  answerCall(calls.deleteUsers, {
    isSerializable: true,
    summary: 'Delete many users; never yourself, nor the last admin',
    input: UserSelection,
    answer: UsersChanged,
    action: 'delete',
    async handle(store, { input, user: self }) {
      const ids = await toSelectedIds(store.table(usersTable), input, toWhere);
      if (!ids) return nothingSelected();
      const change = (users: readonly StoredUser[]) => binUsers(store, self, users);
      return ok(await changeMany(store, ids, { self, become: () => null, change }));
    },
  }),
];
