import {
  call,
  type MockCall,
  type MockStore,
  type User,
  type UserRefusalReason,
  UserSelection,
  UsersChanged,
  UsersUpdate,
} from 'shared/api';
import { ok } from '../core/answer';
import { sortFound } from '../core/list';
import { getSelectedIds, nothingSelected } from '../core/selection';
import { findUsers, getOrder } from './list';
import { type StoredUser, usersKey } from './tables';
import { recordChange } from './timeline';

const findInOrder = (store: MockStore) => (filter: Parameters<typeof findUsers>[1]) =>
  sortFound(findUsers(store, filter), getOrder({}));

const isAdmin = ({ role }: User): boolean => role === 'admin';

const countAdmins = (store: MockStore): number => store.table(usersKey).all().filter(isAdmin).length;

export const isLastAdmin = (store: MockStore, user: User): boolean => isAdmin(user) && countAdmins(store) === 1;

interface ManyChange {
  self: User | null;
  /** Whether somebody who is an admin is none afterwards. */
  losesAdmin: boolean;
  change: (user: StoredUser) => void;
}

/** Changes users one by one, so that the last admin is known at each; collects those that were refused, and why. */
function changeMany(store: MockStore, ids: readonly number[], { self, losesAdmin, change }: ManyChange): UsersChanged {
  let admins = countAdmins(store);
  const getRefusal = (user: User): UserRefusalReason | null => {
    if (user.id === self?.id) return 'oneself';
    return losesAdmin && isAdmin(user) && admins === 1 ? 'last-admin' : null;
  };
  const result: UsersChanged = { changed: [], refused: [] };
  for (const id of ids) {
    const user = store.table(usersKey).get(id);
    const reason = user ? getRefusal(user) : 'unknown';
    if (!user || reason) result.refused.push({ id, reason: reason ?? 'unknown' });
    else {
      change(user);
      if (losesAdmin && isAdmin(user)) admins -= 1;
      result.changed.push(id);
    }
  }
  return result;
}

/** The changes that bring back what users held: one for all who held the same. */
function getBefore(users: readonly User[], dataToUpdate: UsersUpdate['dataToUpdate']): UsersChanged['before'] {
  const groups = new Map<string, NonNullable<UsersChanged['before']>[number]>();
  for (const { id, role, currentPlan, status } of users) {
    const held = {
      ...(dataToUpdate.role && { role }),
      ...(dataToUpdate.currentPlan && { currentPlan }),
      ...(dataToUpdate.status && { status }),
    };
    const key = JSON.stringify(held);
    const group = groups.get(key) ?? { ids: [], dataToUpdate: held };
    group.ids.push(id);
    groups.set(key, group);
  }
  return [...groups.values()];
}

export const manyCalls: MockCall[] = [
  call({
    method: 'POST',
    path: '/apps/users/update-many',
    summary: 'Change role, plan or status of many users; never those of oneself, nor the role of the last admin',
    notes:
      'Who is to change is named by ids, or by the filter of the list: everyone who matches. What was refused is told with a reason; before holds the changes that take it back.',
    input: UsersUpdate,
    answer: UsersChanged,
    handle(store, { input, user: self }) {
      const { dataToUpdate } = input;
      const ids = getSelectedIds(input, findInOrder(store));
      if (!ids) return nothingSelected();
      const before: User[] = [];
      const changeUser = (user: StoredUser) => {
        before.push(user);
        const changed = { ...user, ...dataToUpdate };
        store.table(usersKey).put(changed);
        recordChange(store, self, user, changed);
      };
      const losesAdmin = dataToUpdate.role !== undefined && dataToUpdate.role !== 'admin';
      const result = changeMany(store, ids, { self, losesAdmin, change: changeUser });
      return ok(before.length > 0 ? { ...result, before: getBefore(before, dataToUpdate) } : result);
    },
  }),
  call({
    method: 'POST',
    path: '/apps/users/delete-many',
    summary: 'Delete many users; never oneself, nor the last admin',
    input: UserSelection,
    answer: UsersChanged,
    action: 'delete',
    handle(store, { input, user: self }) {
      const ids = getSelectedIds(input, findInOrder(store));
      if (!ids) return nothingSelected();
      const change = ({ id }: User) => store.bin(usersKey, id);
      return ok(changeMany(store, ids, { self, losesAdmin: true, change }));
    },
  }),
];
