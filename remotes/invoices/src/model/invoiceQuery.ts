import type { TableParams } from 'shared/ui/table';
import type { InvoiceFilter, InvoiceQuery } from '../api/schemas';

/** The filters of the list, by their names in the address. */
export const invoiceFilters = ['status'] as const;

/** What the list is narrowed to, as the API takes it. */
export const toInvoiceFilter = ({ q, filters }: Pick<TableParams, 'q' | 'filters'>): InvoiceFilter => ({
  ...(q && { q }),
  ...(filters.status && { status: filters.status }),
});

/** The call's arguments for a state of the table. Without an order the API's own holds: newest first. */
export const toInvoiceQuery = ({ page, perPage, sort, q, filters }: TableParams): InvoiceQuery => ({
  page,
  perPage,
  ...toInvoiceFilter({ q, filters }),
  ...(sort && { sortBy: sort.key, sortDir: sort.isDescending ? 'desc' : 'asc' }),
});
