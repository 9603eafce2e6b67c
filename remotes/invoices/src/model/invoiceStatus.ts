import { daysBetween, toDate } from '@atrium/contract/values';
import type { Invoice, InvoiceStatus } from '../api/schemas';
import { isFullyCredited } from './creditedPart';
import { addUp } from './invoiceTotals';

/** Days overdue; both days are `YYYY-MM-DD`. */
export const daysOver = (dueDate: string, today: string): number =>
  Math.max(0, daysBetween(toDate(dueDate), toDate(today)));

type Due = Pick<Invoice, 'invoiceStatus' | 'balance' | 'dueDate'>;

/**
 * True if the due date has passed with an open balance. Drafts are never overdue, and the due date itself is in time.
 * The API returns this as status, so that filter, pill and colour agree.
 * @param today `YYYY-MM-DD`, as are the invoice's dates
 */
export const isOverdue = ({ invoiceStatus, balance, dueDate }: Due, today: string): boolean =>
  balance > 0 && invoiceStatus !== 'Draft' && dueDate < today;

type State = Pick<
  Invoice,
  'invoiceStatus' | 'balance' | 'payments' | 'items' | 'total' | 'credited' | 'creditedPart' | 'currency'
>;

export const paidOf = ({ payments, currency }: Pick<Invoice, 'payments' | 'currency'>): number =>
  addUp(
    payments.map(({ amount }) => amount),
    currency,
  );

const isFixed = (status: InvoiceStatus) => status === 'Draft' || status === 'Void' || status === 'Credit Note';

export function settledStatus(invoice: State): InvoiceStatus {
  const { invoiceStatus, balance, total, credited } = invoice;
  if (isFixed(invoiceStatus)) return invoiceStatus;
  const isPaid = paidOf(invoice) > 0;
  if (isFullyCredited(invoice) && !isPaid) return 'Void';
  if (balance <= 0 && (isPaid || (credited > 0 && credited < total))) return 'Paid';
  if (isPaid) return 'Partial Payment';
  return invoiceStatus === 'Downloaded' ? 'Downloaded' : 'Sent';
}

/** Status on a day: overdue takes precedence. */
export function statusOn(invoice: State & Pick<Invoice, 'dueDate'>, today: string): InvoiceStatus {
  if (isOverdue(invoice, today)) return 'Past Due';
  return invoice.invoiceStatus === 'Past Due' ? settledStatus(invoice) : invoice.invoiceStatus;
}
