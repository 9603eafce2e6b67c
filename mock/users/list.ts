import type { MockStore, User } from 'shared/api';
import { createSearch, sortRows, toFilter } from '../core/list';
import { type StoredUser, usersKey } from './tables';

interface Filters {
  q?: string | null;
  role?: string | null;
  currentPlan?: string | null;
  status?: string | null;
}

const columns = {
  id: (user: User) => user.id,
  fullName: (user: User) => user.fullName,
  username: (user: User) => user.username,
  email: (user: User) => user.email,
  company: (user: User) => user.company,
  country: (user: User) => user.country,
  role: (user: User) => user.role,
  currentPlan: (user: User) => user.currentPlan,
  status: (user: User) => user.status,
  lastSeen: (user: User) => user.lastSeen,
};

/** Users in the order of their ids, behind those who were added since, latest first. */
export const listAll = (store: MockStore): readonly StoredUser[] => {
  const users = store.table(usersKey).all();
  const added = users.filter(({ addedAt }) => addedAt !== undefined);
  if (added.length === 0) return users;
  return [...added.reverse(), ...users.filter(({ addedAt }) => addedAt === undefined)];
};

/** The users that match a filter, sorted by a column where one is named. */
export function listUsers(
  store: MockStore,
  { q, role, currentPlan, status }: Filters,
  sortBy?: string | null,
  sortDir?: string | null,
): readonly StoredUser[] {
  const [wantedRole, wantedPlan, wantedStatus] = [role, currentPlan, status].map(toFilter);
  const search = createSearch(q);
  const found = listAll(store).filter(
    (user) =>
      (!wantedRole || user.role === wantedRole) &&
      (!wantedPlan || user.currentPlan === wantedPlan) &&
      (!wantedStatus || user.status === wantedStatus) &&
      search(user.fullName, user.username, user.email),
  );
  return sortRows(found, columns, sortBy, sortDir);
}

/** A user as the API shows one. */
export const toUser = ({ addedAt, ...user }: StoredUser): User => user;
