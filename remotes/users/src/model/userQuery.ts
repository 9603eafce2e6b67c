import type { UserQuery } from 'shared/api';
import type { TableParams } from 'shared/ui/table';

/** The filters of the list, by their names in the address. */
export const userFilters = ['role', 'plan', 'status'] as const;

/** The call's arguments for a state of the table. Without an order the API's own holds: newest added first. */
export const toUserQuery = ({ page, perPage, sort, q, filters }: TableParams): UserQuery => ({
  page,
  perPage,
  ...(q && { q }),
  ...(filters.role && { role: filters.role }),
  ...(filters.plan && { currentPlan: filters.plan }),
  ...(filters.status && { status: filters.status }),
  ...(sort && { sortBy: sort.key, sortDir: sort.isDescending ? 'desc' : 'asc' }),
});
