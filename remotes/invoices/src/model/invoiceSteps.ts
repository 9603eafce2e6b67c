import type { Invoice } from '../api/schemas';
import { paidOf } from './invoiceStatus';

type Stated = Pick<Invoice, 'invoiceStatus'>;
type Paid = Pick<Invoice, 'payments' | 'currency'>;

export const isDraft = ({ invoiceStatus }: Stated): boolean => invoiceStatus === 'Draft';

export const isCreditNote = ({ invoiceStatus }: Stated): boolean => invoiceStatus === 'Credit Note';

/** Nobody was asked for the money yet. */
export const isUnsent = ({ invoiceStatus }: Stated): boolean =>
  invoiceStatus === 'Draft' || invoiceStatus === 'Downloaded';

/** What is voided, and what takes back a part of another one, is final. */
export const isEditable = ({ invoiceStatus }: Stated): boolean =>
  invoiceStatus !== 'Void' && invoiceStatus !== 'Credit Note';

/** Its number left the house: it is kept, and taken back by voiding or crediting it. */
export const isIssued = (invoice: Stated): boolean => isEditable(invoice) && !isDraft(invoice);

/** Money may come in: never for a draft, for which nobody was asked. */
export const isPayable = (invoice: Stated & Pick<Invoice, 'balance'>): boolean =>
  isIssued(invoice) && invoice.balance > 0;

/** Money may be given back. */
export const isRefundable = (invoice: Paid): boolean => paidOf(invoice) > 0;

/** Nothing was paid or credited: it is as if nobody had been asked. */
export const isVoidable = (invoice: Stated & Paid & Pick<Invoice, 'credited'>): boolean =>
  isIssued(invoice) && !isRefundable(invoice) && invoice.credited === 0;

/** A part of it is not credited yet. */
export const isCreditable = (invoice: Stated & Pick<Invoice, 'total' | 'credited'>): boolean =>
  isIssued(invoice) && invoice.credited < invoice.total;

/** Its reader has something to do: to pay it. */
export const isWorthSending = (invoice: Stated & Pick<Invoice, 'balance'>): boolean =>
  isEditable(invoice) && (isUnsent(invoice) || invoice.balance > 0);
