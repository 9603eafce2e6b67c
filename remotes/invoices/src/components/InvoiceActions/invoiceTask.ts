import type { InvoicePayment } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';

/** Money that came in or went back, or what was recorded of it by mistake. */
export type PaymentTask = { kind: 'payment' | 'refund'; invoice: Invoice } | Correction;

export interface Correction {
  kind: 'correct';
  invoice: Invoice;
  payment: InvoicePayment;
}

/** What a person is asked for before it is done to an invoice. */
export type InvoiceTask = { kind: 'send' | 'credit' | 'reissue' | 'void' | 'note'; invoice: Invoice } | PaymentTask;
