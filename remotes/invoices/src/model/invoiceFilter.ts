import type { TableParams } from '@atrium/ui/table';
import type { InvoiceFilter } from '../api/schemas';

export const invoiceFilters = ['status', 'client', 'currency', 'issued', 'due', 'total', 'reminder'] as const;

export function toInvoiceFilter({ q, filters }: Pick<TableParams, 'q' | 'filters'>): InvoiceFilter {
  const { status, client, currency, issued, due, total, reminder } = filters;
  return {
    ...(q && { q }),
    ...(status && { status }),
    ...(client && { email: client }),
    ...(currency && { currency }),
    ...(issued && { issued }),
    ...(due && { due }),
    ...(total && { total }),
    ...(reminder && { reminder }),
  };
}
