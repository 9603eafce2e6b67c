import type { BackendStore, TableKey } from '@atrium/backend';
import type { Invoice } from '../api/schemas';
import { creditedBy } from '../model/creditedPart';
import { fixedNumber, type StoredInvoice, todayOf, toInvoice } from './storedInvoice';

export const invoicesKey: TableKey<StoredInvoice> = { name: 'invoices', isRevised: true, isSigned: true };

/** Invoice as the API returns it, with the credited part of each line. */
export function readInvoice(store: BackendStore, row: StoredInvoice, today: string): Invoice {
  const invoice = toInvoice(row, today);
  if (!(invoice.credited > 0)) return invoice;
  const table = store.table(invoicesKey);
  const notes = invoice.history.flatMap(({ creditNote }) => {
    const note = creditNote && table.get(creditNote.id);
    return note ? [toInvoice(note, today)] : [];
  });
  return { ...invoice, creditedPart: creditedBy(invoice, notes) };
}

export function findInvoice(store: BackendStore, id: number): Invoice | undefined {
  const row = store.table(invoicesKey).get(id);
  return row && readInvoice(store, row, todayOf(store));
}

/** Stores an invoice with its next `rev`. Drafts keep a number promised by an earlier release. */
export function putInvoice(store: BackendStore, { creditedPart: _, ...invoice }: Invoice): Invoice {
  const table = store.table(invoicesKey);
  const before = table.get(invoice.id);
  const number = invoice.number ?? (before ? fixedNumber(before) : null);
  return readInvoice(store, table.put({ ...invoice, number }), todayOf(store));
}
