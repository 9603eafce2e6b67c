import type { Invoice } from 'shared/api';
import { growRows } from '../core/grow';

export const growInvoices = (invoices: readonly Invoice[], wanted: number): Invoice[] =>
  growRows(invoices, wanted, (invoice, index) => ({ ...invoice, id: (invoices[0]?.id ?? 1) + index }));
