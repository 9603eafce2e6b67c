import type { BackendStore } from 'shared/backend';
import { toDay } from 'shared/backend';
import type { InvoicePayment } from '../api/paymentSchemas';
import type { Currency, Invoice } from '../api/schemas';
import { statusOn } from '../model/invoiceStatus';

type Added = 'currency' | 'credited' | 'history' | 'payments';

/** An invoice as it is kept. What rows of earlier releases lack is added when they are read. */
export interface StoredInvoice extends Omit<Invoice, Added>, Partial<Pick<Invoice, Exclude<Added, 'payments'>>> {
  payments: readonly (Omit<InvoicePayment, 'id'> & Partial<Pick<InvoicePayment, 'id'>>)[];
}

/** The day it is where the API runs. */
export const todayOf = (store: BackendStore): string => toDay(new Date(store.now()));

export const currencyOf = ({ currency }: StoredInvoice): Currency => currency ?? 'EUR';

/** The invoice as the API gives it on a day. */
export function toInvoice(row: StoredInvoice, today: string): Invoice {
  const invoice: Invoice = {
    ...row,
    currency: currencyOf(row),
    credited: row.credited ?? 0,
    history: row.history ?? [],
    payments: row.payments.map((payment, index) => ({ ...payment, id: payment.id ?? index + 1 })),
  };
  return { ...invoice, invoiceStatus: statusOn(invoice, today) };
}
