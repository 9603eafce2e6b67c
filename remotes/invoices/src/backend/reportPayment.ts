import { type BackendStore, reportSale } from '@atrium/backend';
import type { InvoicePayment } from '../api/paymentSchemas';
import type { Invoice } from '../api/schemas';

type Paid = Pick<InvoicePayment, 'amount' | 'date'>;

/** Lets the dashboards count a payment of an invoice; a refund is one below 0. */
export function reportPayment(store: BackendStore, { id, currency, client }: Invoice, { amount, date }: Paid): void {
  const link = `/apps/invoice/preview/${id}`;
  reportSale(store, {
    kind: 'payment',
    id,
    day: date,
    amount,
    currency,
    pieces: 0,
    company: client.company || null,
    link,
  });
}

/** The same for a payment that was never made. */
export const takeBackPayment = (store: BackendStore, invoice: Invoice, { amount, date }: Paid): void =>
  reportPayment(store, invoice, { amount: -amount, date });
