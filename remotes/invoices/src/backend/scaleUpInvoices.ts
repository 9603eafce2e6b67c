import { scaleUpRows } from '@atrium/backend';
import type { StoredInvoice } from './storedInvoice';

export const scaleUpInvoices = (invoices: readonly StoredInvoice[], wanted: number): StoredInvoice[] =>
  scaleUpRows(invoices, wanted, (invoice, index) => ({ ...invoice, id: (invoices[0]?.id ?? 1) + index }));
