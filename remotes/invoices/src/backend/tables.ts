import type { BackendStore, TableKey } from 'shared/backend';
import type { Invoice } from '../api/schemas';
import { type StoredInvoice, todayOf, toInvoice } from './storedInvoice';

export const invoicesKey: TableKey<StoredInvoice> = { name: 'invoices', isRevised: true, isSigned: true };

export function findInvoice(store: BackendStore, id: number): Invoice | undefined {
  const row = store.table(invoicesKey).get(id);
  return row && toInvoice(row, todayOf(store));
}

/** Keeps an invoice; gives it with its next `rev`. */
export const putInvoice = (store: BackendStore, invoice: Invoice): Invoice =>
  toInvoice(store.table(invoicesKey).put(invoice), todayOf(store));
