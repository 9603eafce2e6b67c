import type { BackendStore } from '@atrium/backend';
import { toDay } from '@atrium/backend';
import type { InvoicePayment } from '../api/paymentSchemas';
import type { Currency, Invoice } from '../api/schemas';
import { statusOn } from '../model/invoiceStatus';
import { isDraft } from '../model/invoiceSteps';

type Added = 'currency' | 'credited' | 'history' | 'number' | 'payments';

/** An invoice as it is kept. What rows of earlier releases lack is added when they are read. */
export interface StoredInvoice
  extends Omit<Invoice, Added | 'creditedPart'>,
    Partial<Pick<Invoice, Exclude<Added, 'payments'>>> {
  payments: readonly (Omit<InvoicePayment, 'id'> & Partial<Pick<InvoicePayment, 'id'>>)[];
}

/** The day it is where the API runs. */
export const todayOf = (store: BackendStore): string => toDay(new Date(store.now()));

export const currencyOf = ({ currency }: StoredInvoice): Currency => currency ?? 'EUR';

/**
 * The number that an invoice has or, as a draft of an earlier release, was promised: there each had its id. Such a draft
 * is issued under it, as the invoices after it were given the numbers after it.
 */
export const keptNumber = ({ id, number }: Pick<StoredInvoice, 'id' | 'number'>): number | null =>
  number === undefined ? id : number;

/** What an invoice is called by: its number or, as long as it has none to show, its id. */
export const nameOf = (row: StoredInvoice): number => (isDraft(row) ? row.id : (keptNumber(row) ?? row.id));

/** The invoice as the API gives it on a day. */
export function toInvoice(row: StoredInvoice, today: string): Invoice {
  const invoice: Invoice = {
    ...row,
    number: isDraft(row) ? null : keptNumber(row),
    currency: currencyOf(row),
    credited: row.credited ?? 0,
    history: row.history ?? [],
    payments: row.payments.map((payment, index) => ({ ...payment, id: payment.id ?? index + 1 })),
  };
  return { ...invoice, invoiceStatus: statusOn(invoice, today) };
}
