import type { TableParams } from 'shared/ui/table';
import type { UserFilter, UserQuery } from '../api/schemas';

/** The filters of the list, by their names in the address. */
export const userFilters = ['role', 'plan', 'status'] as const;

/** What the list is narrowed to, as the API takes it. */
export const toUserFilter = ({ q, filters }: Pick<TableParams, 'q' | 'filters'>): UserFilter => ({
  ...(q && { q }),
  ...(filters.role && { role: filters.role }),
  ...(filters.plan && { currentPlan: filters.plan }),
  ...(filters.status && { status: filters.status }),
});

/** The call's arguments for a state of the table. Without an order the API's own holds: newest added first. */
export const toUserQuery = ({ page, perPage, sort, q, filters }: TableParams): UserQuery => ({
  page,
  perPage,
  ...toUserFilter({ q, filters }),
  ...(sort && { sortBy: sort.key, sortDir: sort.isDescending ? 'desc' : 'asc' }),
});
