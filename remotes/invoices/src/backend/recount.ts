import type { BackendStore, Person } from '@atrium/backend';
import type { InvoicePayment } from '../api/paymentSchemas';
import type { Invoice, InvoiceEvent } from '../api/schemas';
import { paidOf, settledStatus } from '../model/invoiceStatus';
import { addUp } from '../model/invoiceTotals';

/** The invoice with the balance and the status that follow from its total, its credit notes and its payments. */
export function recount(invoice: Invoice): Invoice {
  const { total, credited, currency } = invoice;
  const isOpen = invoice.invoiceStatus !== 'Void' && invoice.invoiceStatus !== 'Credit Note';
  const balance = isOpen ? addUp([total, -credited, -paidOf(invoice)], currency) : 0;
  return { ...invoice, balance, invoiceStatus: settledStatus({ ...invoice, balance }) };
}

type Happening = Omit<InvoiceEvent, 'at' | 'by'>;

/** Notes on the invoice what was done, when and by whom. */
export const remember = (invoice: Invoice, store: BackendStore, user: Person | null, what: Happening): Invoice => ({
  ...invoice,
  history: [...invoice.history, { ...what, at: new Date(store.now()).toISOString(), by: user?.fullName ?? '' }],
});

/** One more than any payment of it ever had, also one that was removed. */
export const nextPaymentId = ({ payments, history }: Invoice): number =>
  1 + Math.max(0, ...payments.map(({ id }) => id), ...history.map(({ before }) => before?.id ?? 0));

export const withPayment = (invoice: Invoice, payment: InvoicePayment): Invoice =>
  recount({ ...invoice, payments: [...invoice.payments, payment] });
