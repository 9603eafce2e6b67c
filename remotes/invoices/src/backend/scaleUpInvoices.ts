import { scaleUpRows } from 'shared/backend';
import type { Invoice } from '../api/schemas';

export const scaleUpInvoices = (invoices: readonly Invoice[], wanted: number): Invoice[] =>
  scaleUpRows(invoices, wanted, (invoice, index) => ({ ...invoice, id: (invoices[0]?.id ?? 1) + index }));
