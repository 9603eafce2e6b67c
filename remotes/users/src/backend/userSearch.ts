import type { MockStore, User } from 'shared/api';
import { createRowSearch, createSorter, type Found, findRows, toFilter } from '../core/list';
import { byValue } from '../core/order';
import { type StoredUser, usersKey } from './tables';

interface Filters {
  q?: string | null;
  role?: string | null;
  currentPlan?: string | null;
  status?: string | null;
}

/** Those who were added since come first, latest first; then all others by id. */
const byAdding = byValue<StoredUser>(({ addedAt }) => addedAt, 'desc', 'asc');

/** The order of the list, by a column where one is named. */
export const getOrder = createSorter<StoredUser>(
  {
    id: (user) => user.id,
    fullName: (user) => user.fullName,
    username: (user) => user.username,
    email: (user) => user.email,
    company: (user) => user.company,
    country: (user) => user.country,
    role: (user) => user.role,
    currentPlan: (user) => user.currentPlan,
    status: (user) => user.status,
    lastSeen: (user) => user.lastSeen,
  },
  byAdding,
);

const search = createRowSearch<StoredUser>(({ fullName, username, email }) => [fullName, username, email]);

/** The users that match a filter. */
export function findUsers(store: MockStore, { q, role, currentPlan, status }: Filters): Found<StoredUser> {
  const [wantedRole, wantedPlan, wantedStatus] = [role, currentPlan, status].map(toFilter);
  const users = store.table(usersKey).all();
  const matches = search(users, q);
  return findRows(
    users,
    (user, place) =>
      (!wantedRole || user.role === wantedRole) &&
      (!wantedPlan || user.currentPlan === wantedPlan) &&
      (!wantedStatus || user.status === wantedStatus) &&
      matches(place),
  );
}

/** A user as the API shows one. */
export const toUser = ({ addedAt, ...user }: StoredUser): User => user;
