import {
  answerCall,
  type BackendCall,
  type BackendStore,
  getSelectedIds,
  nothingSelected,
  ok,
  type Person,
  sortFound,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type UserRejectionReason, UserSelection, UsersChanged, UsersUpdate } from '../api/schemas';
import { binUser } from './bin';
import { sessionsOf } from './hostServices';
import { readRole, roleIdOf } from './namedRoles';
import { countAdmins, exceeds, isLastAdmin, losesAdmin } from './rights';
import { type StoredUser, usersKey } from './tables';
import { recordChange } from './timeline';
import { planOf } from './toUser';
import { findUsers, getOrder } from './userSearch';

const findInOrder = (store: BackendStore) => (filter: Parameters<typeof findUsers>[1]) =>
  sortFound(findUsers(store, filter), getOrder({}));

interface ManyChange {
  self: Person | null;
  /** Null: deleted. */
  become: (user: StoredUser) => StoredUser | null;
  change: (user: StoredUser) => void;
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
function changeMany(store: BackendStore, ids: readonly number[], { self, become, change }: ManyChange): UsersChanged {
  let admins = countAdmins(store);
  const isAbove = createAboveTest(store, self);
  const isAdminLost = (user: StoredUser) => {
    const after = become(user);
    return losesAdmin(user, after ?? { ...user, status: 'inactive' });
  };
  const getRejection = (user: StoredUser): UserRejectionReason | null => {
    if (user.id === self?.id) return 'oneself';
    if (isAdminLost(user) && isLastAdmin(store, user, admins)) return 'last-admin';
    const after = become(user);
    return isAbove(roleIdOf(store, user)) || isAbove(roleIdOf(store, after ?? user)) ? 'above' : null;
  };
  const result: UsersChanged = { changed: [], refused: [] };
  for (const id of ids) {
    const user = store.table(usersKey).get(id);
    const reason = user ? getRejection(user) : 'unknown';
    if (!user || reason) result.refused.push({ id, reason: reason ?? 'unknown' });
    else {
      if (isAdminLost(user)) admins -= 1;
      change(user);
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
    summary:
      'Change role, plan or status of many users; never your own, nor those of the last admin, nor more than you have',
    notes:
      'Users are named by ids, or by the filter of the list: everyone who matches. Each refusal has a reason; before holds the changes that take it back.',
    input: UsersUpdate,
    answer: UsersChanged,
    handle(store, { input, user: self }) {
      const { dataToUpdate } = input;
      const ids = getSelectedIds(input, findInOrder(store));
      if (!ids) return nothingSelected();
      const before: StoredUser[] = [];
      const { roleId: _, ...choices } = dataToUpdate;
      const { held = {}, rejection } = readRole(store, dataToUpdate);
      if (rejection) return rejection;
      const become = (user: StoredUser) => ({ ...user, ...choices, ...held });
      const changeUser = (user: StoredUser) => {
        before.push(user);
        const changed = become(user);
        store.table(usersKey).put(changed);
        if (changed.status === 'inactive') sessionsOf(store).end(user.id);
        recordChange(store, self, user, changed);
      };
      const result = changeMany(store, ids, { self, become, change: changeUser });
      return ok(before.length > 0 ? { ...result, before: getBefore(store, before, dataToUpdate) } : result);
    },
  }),
  answerCall(calls.deleteUsers, {
    summary: 'Delete many users; never yourself, nor the last admin',
    input: UserSelection,
    answer: UsersChanged,
    action: 'delete',
    handle(store, { input, user: self }) {
      const ids = getSelectedIds(input, findInOrder(store));
      if (!ids) return nothingSelected();
      const change = (user: StoredUser) => binUser(store, self, user);
      return ok(changeMany(store, ids, { self, become: () => null, change }));
    },
  }),
];
