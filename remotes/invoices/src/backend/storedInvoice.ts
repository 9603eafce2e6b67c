import { type BackendStore, type Person, toDay } from '@atrium/backend';
import type { InvoicePayment } from '../api/paymentSchemas';
import type { Currency, Invoice, InvoiceEvent, InvoiceStatus } from '../api/schemas';
import { documentNumber } from '../model/documentNumber';
import { paidOf, settledStatus, statusOn } from '../model/invoiceStatus';
import { isDraft } from '../model/invoiceSteps';
import { addUp } from '../model/invoiceTotals';

/** Invoice with balance and status computed from total, credit notes and payments. */
export function recount(invoice: Invoice): Invoice {
  const { total, credited, currency } = invoice;
  const isOpen = invoice.invoiceStatus !== 'Void' && invoice.invoiceStatus !== 'Credit Note';
  const balance = isOpen ? addUp([total, -credited, -paidOf(invoice)], currency) : 0;
  return { ...invoice, balance, invoiceStatus: settledStatus({ ...invoice, balance }) };
}

type Happening = Omit<InvoiceEvent, 'at' | 'by'>;

export const remember = (invoice: Invoice, store: BackendStore, user: Person | null, what: Happening): Invoice => ({
  ...invoice,
  history: [...invoice.history, { ...what, at: new Date(store.now()).toISOString(), by: user?.fullName ?? '' }],
});

/** One more than the highest id that any payment of the invoice had, removed ones included. */
export const nextPaymentId = ({ payments, history }: Invoice): number =>
  1 + Math.max(0, ...payments.map(({ id }) => id), ...history.map(({ before }) => before?.id ?? 0));

export const withPayment = (invoice: Invoice, payment: InvoicePayment): Invoice =>
  recount({ ...invoice, payments: [...invoice.payments, payment] });

type Added = 'currency' | 'credited' | 'history' | 'number' | 'payments';

/** Stored invoice. Fields missing in earlier releases are added on reading. */
export interface StoredInvoice
  extends Omit<Invoice, Added | 'creditedPart'>,
    Partial<Pick<Invoice, Exclude<Added, 'payments'>>> {
  payments: readonly (Omit<InvoicePayment, 'id'> & Partial<Pick<InvoicePayment, 'id'>>)[];
}

export const todayOf = (store: BackendStore): string => toDay(new Date(store.now()));

export const currencyOf = ({ currency }: StoredInvoice): Currency => currency ?? 'EUR';

/**
 * Number of an invoice, or promised to a draft of an earlier release, where each had its id. Such a draft is issued
 * under it, as later invoices have later numbers.
 */
export const fixedNumber = ({ id, number }: Pick<StoredInvoice, 'id' | 'number'>): number | null =>
  number === undefined ? id : number;

/** Series of its number; empty for the main one, in which earlier releases promised drafts their numbers. */
export const seriesOf = (row: Pick<StoredInvoice, 'id' | 'number' | 'series' | 'invoiceStatus'>): string =>
  isDraft(row) && fixedNumber(row) !== null ? '' : (row.series ?? '');

/** Display name: number, or the id of a draft. */
export const nameOf = (row: StoredInvoice): string =>
  isDraft(row) ? String(row.id) : documentNumber(fixedNumber(row) ?? row.id, row.series);

export function toInvoice(row: StoredInvoice, today: string): Invoice {
  const invoice: Invoice = {
    ...row,
    number: isDraft(row) ? null : fixedNumber(row),
    currency: currencyOf(row),
    credited: row.credited ?? 0,
    history: row.history ?? [],
    payments: row.payments.map((payment, index) => ({ ...payment, id: payment.id ?? index + 1 })),
  };
  return { ...invoice, invoiceStatus: statusOn(invoice, today) };
}

/** Status apart from being overdue, which depends on the day. */
export const settledStatusOf = (row: StoredInvoice): InvoiceStatus =>
  row.invoiceStatus === 'Past Due' ? toInvoice(row, '').invoiceStatus : row.invoiceStatus;
