import type { InvoicePayment } from '../../api/schemas';
import { paidOf } from '../../model/invoiceStatus';
import { addUp } from '../../model/invoiceTotals';
import type { PaymentTask } from './invoiceTask';

/** Is it money that went back? */
export const isRefund = (task: PaymentTask): boolean =>
  task.kind === 'refund' || (task.kind === 'correct' && task.payment.amount < 0);

/** How much it may be at most: what is open or, of a refund, what was paid; without the payment that is corrected. */
export function mostOf(task: PaymentTask): number {
  const { invoice } = task;
  const before = task.kind === 'correct' ? task.payment.amount : 0;
  return isRefund(task)
    ? addUp([paidOf(invoice), -before], invoice.currency)
    : addUp([invoice.balance, before], invoice.currency);
}

/** What the form begins with: all that is open, or the payment as it is. */
export function toPaymentDraft(task: PaymentTask, today: string): Omit<InvoicePayment, 'id'> {
  if (task.kind === 'correct') {
    const { amount, date, method, note } = task.payment;
    return { amount: Math.abs(amount), date, method, note };
  }
  const owedBack = task.kind === 'refund' && task.invoice.balance < 0 ? -task.invoice.balance : mostOf(task);
  return { amount: owedBack, date: today, method: 'Bank Transfer', note: '' };
}
