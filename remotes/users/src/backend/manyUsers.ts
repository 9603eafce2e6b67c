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
import { binUser } from './bin';
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
  change: (user: StoredUser) => Promise<void>;
}

function createAboveTest(store: BackendStore, self: Person | null): (roleId: string) => boolean {
  const known = new Map<string, boolean>();
  return (roleId) => {
    const isAbove = known.get(roleId) ?? exceeds(store, self, roleId);
    known.set(roleId, isAbove);
    return isAbove;
  };
}

/** Changes users one by one, so that the last admin is known at each; collects rejections with reasons. */
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
  const result: UsersChanged = { changed: [], refused: [] };
  const users = new Map((await store.table(usersTable).getMany(ids)).map((user) => [user.id, user]));
  for (const id of ids) {
    const user = users.get(id);
    const reason = user ? getRejection(user) : 'unknown';
    if (!user || reason) result.refused.push({ id, reason: reason ?? 'unknown' });
    else {
      if (isAdminLost(user)) admins -= 1;
      await change(user);
      result.changed.push(id);
    }
  }
  return result;
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
      const changeUser = async (user: StoredUser) => {
        before.push(user);
        const changed = become(user);
        await store.table(usersTable).put(changed);
        if (changed.status === 'inactive') await sessionsOf(store).end(user.id);
        await recordChange(store, self, user, changed);
      };
      const result = await changeMany(store, ids, { self, become, change: changeUser });
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
      const change = (user: StoredUser) => binUser(store, self, user);
      return ok(await changeMany(store, ids, { self, become: () => null, change }));
    },
  }),
];
