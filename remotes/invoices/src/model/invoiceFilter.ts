import type { TableParams } from 'shared/ui/table';
import type { InvoiceFilter } from '../api/schemas';

/** The filters of the list, by their names in the address. */
export const invoiceFilters = ['status'] as const;

/** What the list is narrowed to, as the API takes it. */
export const toInvoiceFilter = ({ q, filters }: Pick<TableParams, 'q' | 'filters'>): InvoiceFilter => ({
  ...(q && { q }),
  ...(filters.status && { status: filters.status }),
});
