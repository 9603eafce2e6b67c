import { and, asc, byChoice, desc, type SortChoice, search, sortedBy, type Where } from '@atrium/backend';
import type { usersTable } from './tables';

interface Filters {
  q?: string | null;
  role?: string | null;
  currentPlan?: string | null;
  status?: string | null;
}

type UserColumn = NonNullable<(typeof usersTable)['column']>;

/** Later additions first, latest first; then all others by id. */
export const usualOrder = [desc<UserColumn>('addedAt'), asc<UserColumn>('id')];

const sortColumns = {
  id: 'id',
  fullName: 'fullName',
  username: 'username',
  email: 'email',
  company: 'company',
  country: 'country',
  role: 'heldRole',
  currentPlan: 'plan',
  status: 'status',
  lastSeen: 'lastSeen',
} satisfies Record<string, UserColumn>;

export const getOrder = (asked: SortChoice) => sortedBy<UserColumn>(asked, sortColumns, usualOrder);

/** Choices are written in lower case, and asked for in any. */
const isOneOf = (column: UserColumn, text: string | null | undefined) => byChoice(column, text?.toLowerCase());

export const toWhere = ({ q, role, currentPlan, status }: Filters): Where<UserColumn> =>
  and(isOneOf('heldRole', role), isOneOf('plan', currentPlan), isOneOf('status', status), search(q));
