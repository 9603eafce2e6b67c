import type { InvoicePayment } from '../../api/paymentSchemas';
import type { Invoice } from '../../api/schemas';
import { paidOf } from '../../model/invoiceStatus';
import { addUp } from '../../model/invoiceTotals';

export type PaymentTask = { kind: 'payment' | 'refund'; invoice: Invoice } | Correction;

export interface Correction {
  kind: 'correct';
  invoice: Invoice;
  payment: InvoicePayment;
}

export type InvoiceTask =
  | { kind: 'send' | 'credit' | 'reissue' | 'void' | 'note' | 'eInvoice' | 'repeat'; invoice: Invoice }
  | PaymentTask;

export const isRefund = (task: PaymentTask): boolean =>
  task.kind === 'refund' || (task.kind === 'correct' && task.payment.amount < 0);

/** Maximum amount: the balance or, for refunds, the paid amount; without the corrected payment. */
export function maxAmountOf(task: PaymentTask): number {
  const { invoice } = task;
  const before = task.kind === 'correct' ? task.payment.amount : 0;
  return isRefund(task)
    ? addUp([paidOf(invoice), -before], invoice.currency)
    : addUp([invoice.balance, before], invoice.currency);
}

const toCorrectionDraft = ({ amount, date, method, note }: InvoicePayment) => ({
  amount: Math.abs(amount),
  date,
  method,
  note,
});

/** Corrected payment as in a newer invoice; unchanged if it is gone there. */
export const toNewerDraft = ({ payment }: Correction, { payments }: Invoice) =>
  toCorrectionDraft(payments.find(({ id }) => id === payment.id) ?? payment);

export function toPaymentDraft(task: PaymentTask, today: string): Omit<InvoicePayment, 'id'> {
  if (task.kind === 'correct') return toCorrectionDraft(task.payment);
  const owedBack = task.kind === 'refund' && task.invoice.balance < 0 ? -task.invoice.balance : maxAmountOf(task);
  return { amount: owedBack, date: today, method: 'Bank Transfer', note: '' };
}
