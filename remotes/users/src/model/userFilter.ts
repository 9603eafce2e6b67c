import type { TableParams } from '@atrium/ui/table';
import type { UserFilter } from '../api/schemas';

export const userFilters = ['role', 'plan', 'status'] as const;

export const toUserFilter = ({ q, filters }: Pick<TableParams, 'q' | 'filters'>): UserFilter => ({
  ...(q && { q }),
  ...(filters.role && { role: filters.role }),
  ...(filters.plan && { currentPlan: filters.plan }),
  ...(filters.status && { status: filters.status }),
});
