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

export const isLastAdmin = (store: MockStore, { id, role }: User): boolean =>
  role === 'admin' &&
  !store
    .table(usersKey)
    .all()
    .some((other) => other.role === 'admin' && other.id !== id);

/** Changes users one by one, so that the last admin is known at each; collects those that were refused, and why. */
function changeMany(
  store: MockStore,
  ids: readonly number[],
  getRefusal: (user: User) => UserRefusalReason | null,
  change: (user: User) => void,
): UsersChanged {
  const result: UsersChanged = { changed: [], refused: [] };
  for (const id of ids) {
    const user = store.table(usersKey).get(id);
    const reason = user ? getRefusal(user) : 'unknown';
    if (!user || reason) result.refused.push({ id, reason: reason ?? 'unknown' });
    else {
      change(user);
      result.changed.push(id);
    }
  }
  return result;
}

export const manyCalls: MockCall[] = [
  call({
    method: 'POST',
    path: '/apps/users/update-many',
    summary: 'Change role, plan or status of many users; never those of oneself, nor the role of the last admin',
    notes:
      'Who is to change is named by ids, or by the filter of the list: everyone who matches. What was refused is told with a reason.',
    input: UsersUpdate,
    answer: UsersChanged,
    handle(store, { input, user: self }) {
      const { dataToUpdate } = input;
      const ids = getSelectedIds(input, findInOrder(store));
      if (!ids) return nothingSelected();
      const changeUser = (user: StoredUser) => {
        const changed = { ...user, ...dataToUpdate };
        store.table(usersKey).put(changed);
        recordChange(store, self, user, changed);
      };
      const losesAdmin = dataToUpdate.role !== undefined && dataToUpdate.role !== 'admin';
      const getRefusal = (user: User): UserRefusalReason | null => {
        if (user.id === self?.id) return 'oneself';
        return losesAdmin && isLastAdmin(store, user) ? 'last-admin' : null;
      };
      return ok(changeMany(store, ids, getRefusal, changeUser));
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
      const getRefusal = (user: User): UserRefusalReason | null => {
        if (user.id === self?.id) return 'oneself';
        return isLastAdmin(store, user) ? 'last-admin' : null;
      };
      return ok(changeMany(store, ids, getRefusal, (user) => store.bin(usersKey, user.id)));
    },
  }),
];
