import type { MockStore, User } from 'shared/api';
import { createRowSearch, createSorter, toFilter } from '../core/list';
import { type StoredUser, usersKey } from './tables';

interface Filters {
  q?: string | null;
  role?: string | null;
  currentPlan?: string | null;
  status?: string | null;
}

/** Those who were added since come first, latest first; then all others by id. */
function byAdding(a: StoredUser, b: StoredUser): number {
  if (a.addedAt === undefined && b.addedAt === undefined) return a.id - b.id;
  return (b.addedAt ?? 0) - (a.addedAt ?? 0) || b.id - a.id;
}

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

/** The users that match a filter, in no order. */
export function findUsers(store: MockStore, { q, role, currentPlan, status }: Filters): StoredUser[] {
  const [wantedRole, wantedPlan, wantedStatus] = [role, currentPlan, status].map(toFilter);
  const matches = search(q);
  return store
    .table(usersKey)
    .all()
    .filter(
      (user) =>
        (!wantedRole || user.role === wantedRole) &&
        (!wantedPlan || user.currentPlan === wantedPlan) &&
        (!wantedStatus || user.status === wantedStatus) &&
        matches(user),
    );
}

/** A user as the API shows one. */
export const toUser = ({ addedAt, ...user }: StoredUser): User => user;
