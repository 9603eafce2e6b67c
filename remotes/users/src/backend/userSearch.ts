import {
  type BackendStore,
  byValue,
  createChoiceTest,
  createRowSearch,
  createSorter,
  type Found,
  findRows,
} from '@atrium/backend';
import { roleIdOf } from './namedRoles';
import { type StoredUser, usersKey } from './tables';
import { planOf } from './toUser';

interface Filters {
  q?: string | null;
  role?: string | null;
  currentPlan?: string | null;
  status?: string | null;
}

/** Later additions first, latest first; then all others by id. */
const byAdding = byValue<StoredUser>(({ addedAt }) => addedAt, 'desc', 'asc');

export const getOrder = createSorter<StoredUser>(
  {
    id: (user) => user.id,
    fullName: (user) => user.fullName,
    username: (user) => user.username,
    email: (user) => user.email,
    company: (user) => user.company,
    country: (user) => user.country,
    role: (user) => user.roleId ?? user.role,
    currentPlan: planOf,
    status: (user) => user.status,
    lastSeen: (user) => user.lastSeen,
  },
  byAdding,
);

const search = createRowSearch<StoredUser>(({ fullName, username, email }) => [fullName, username, email]);

export function findUsers(store: BackendStore, { q, role, currentPlan, status }: Filters): Found<StoredUser> {
  const [hasRole, hasPlan, hasStatus] = [
    createChoiceTest(role),
    createChoiceTest(currentPlan),
    createChoiceTest(status),
  ];
  const users = store.table(usersKey).all();
  const matches = search(users, q);
  return findRows(
    users,
    (user, place) =>
      hasRole(roleIdOf(store, user)) && hasPlan(planOf(user)) && hasStatus(user.status) && matches(place),
  );
}
