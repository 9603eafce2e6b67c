import {
  answerCall,
  type BackendCall,
  type BackendStore,
  getSelectedIds,
  nothingSelected,
  ok,
  type Person,
  sortFound,
} from 'shared/backend';
import { calls } from '../api/calls';
import { type UserRefusalReason, UserSelection, UsersChanged, UsersUpdate } from '../api/schemas';
import { binUser } from './bin';
import { countAdmins, exceeds, isLastAdmin, losesAdmin } from './rights';
import { type StoredUser, usersKey } from './tables';
import { recordChange } from './timeline';
import { planOf } from './toUser';
import { findUsers, getOrder } from './userSearch';

const findInOrder = (store: BackendStore) => (filter: Parameters<typeof findUsers>[1]) =>
  sortFound(findUsers(store, filter), getOrder({}));

interface ManyChange {
  self: Person | null;
  /** What becomes of somebody; null: they are deleted. */
  become: (user: StoredUser) => StoredUser | null;
  change: (user: StoredUser) => void;
}

/** Changes users one by one, so that the last admin is known at each; collects those that were refused, and why. */
function changeMany(store: BackendStore, ids: readonly number[], { self, become, change }: ManyChange): UsersChanged {
  let admins = countAdmins(store);
  const isAdminLost = (user: StoredUser) => {
    const after = become(user);
    return losesAdmin(user, after ?? { ...user, status: 'inactive' });
  };
  const getRefusal = (user: StoredUser): UserRefusalReason | null => {
    if (user.id === self?.id) return 'oneself';
    if (isAdminLost(user) && isLastAdmin(store, user, admins)) return 'last-admin';
    const given = become(user)?.role;
    return exceeds(store, self, user.role) || (given && exceeds(store, self, given)) ? 'above' : null;
  };
  const result: UsersChanged = { changed: [], refused: [] };
  for (const id of ids) {
    const user = store.table(usersKey).get(id);
    const reason = user ? getRefusal(user) : 'unknown';
    if (!user || reason) result.refused.push({ id, reason: reason ?? 'unknown' });
    else {
      if (isAdminLost(user)) admins -= 1;
      change(user);
      result.changed.push(id);
    }
  }
  return result;
}

/** The changes that bring back what users held: one for all who held the same. */
function getBefore(users: readonly StoredUser[], dataToUpdate: UsersUpdate['dataToUpdate']): UsersChanged['before'] {
  const groups = new Map<string, NonNullable<UsersChanged['before']>[number]>();
  for (const user of users) {
    const { id, role, status } = user;
    const held = {
      ...(dataToUpdate.role && { role }),
      ...(dataToUpdate.currentPlan && { currentPlan: planOf(user) }),
      ...(dataToUpdate.status && { status }),
    };
    const key = JSON.stringify(held);
    const group = groups.get(key) ?? { ids: [], dataToUpdate: held };
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
      const become = (user: StoredUser) => ({ ...user, ...dataToUpdate });
      const changeUser = (user: StoredUser) => {
        before.push(user);
        const changed = become(user);
        store.table(usersKey).put(changed);
        recordChange(store, self, user, changed);
      };
      const result = changeMany(store, ids, { self, become, change: changeUser });
      return ok(before.length > 0 ? { ...result, before: getBefore(before, dataToUpdate) } : result);
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
