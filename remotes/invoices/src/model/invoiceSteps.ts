import type { Invoice } from '../api/schemas';
import { creditableQuantities } from './creditedPart';
import { paidOf } from './invoiceStatus';

type Stated = Pick<Invoice, 'invoiceStatus'>;
type Paid = Pick<Invoice, 'payments' | 'currency'>;

/**
 * Without a number and freely editable. Everything else is issued: corrected by a credit note and a new invoice, never
 * rewritten (Directive 2006/112/EC, Art. 219).
 */
export const isDraft = ({ invoiceStatus }: Stated): boolean => invoiceStatus === 'Draft';

export const isCreditNote = ({ invoiceStatus }: Stated): boolean => invoiceStatus === 'Credit Note';

export const isUnsent = ({ invoiceStatus }: Stated): boolean =>
  invoiceStatus === 'Draft' || invoiceStatus === 'Downloaded';

export const isFinal = (invoice: Stated): boolean => invoice.invoiceStatus === 'Void' || isCreditNote(invoice);

/** Has a number, and was or will be sent. */
export const isIssued = (invoice: Stated): boolean => !isFinal(invoice) && !isDraft(invoice);

/** May receive payments: never a draft. */
export const isPayable = (invoice: Stated & Pick<Invoice, 'balance'>): boolean =>
  isIssued(invoice) && invoice.balance > 0;

export const isRefundable = (invoice: Paid): boolean => paidOf(invoice) > 0;

/** Nothing was paid or credited. */
export const isVoidable = (invoice: Stated & Paid & Pick<Invoice, 'credited'>): boolean =>
  isIssued(invoice) && !isRefundable(invoice) && invoice.credited === 0;

export const isCreditable = (invoice: Stated & Pick<Invoice, 'items' | 'creditedPart' | 'total'>): boolean =>
  isIssued(invoice) && invoice.total > 0 && creditableQuantities(invoice).some((left) => left > 0);

export const isWorthSending = (invoice: Stated & Pick<Invoice, 'balance'>): boolean =>
  !isFinal(invoice) && (isUnsent(invoice) || invoice.balance > 0);
