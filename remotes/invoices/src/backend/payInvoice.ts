import { answerCall, type BackendCall, ok, refuseField, toDay, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer, InvoiceToSend, PaymentToAdd } from '../api/schemas';
import { invoicesKey } from './tables';
import { getBalance, isMoney } from './total';

/** What happens to an invoice after it is written: it is sent and paid. */
export const payCalls: BackendCall[] = [
  answerCall(calls.sendInvoice, {
    summary: 'Mark an invoice as sent, where it was a draft or only downloaded',
    input: InvoiceToSend,
    answer: InvoiceAnswer,
    refusals: [404],
    handle(store, { input }) {
      const before = store.table(invoicesKey).get(input.id);
      if (!before) return unknown('invoice');
      const isUnsent = before.invoiceStatus === 'Draft' || before.invoiceStatus === 'Downloaded';
      return ok({ invoice: isUnsent ? store.table(invoicesKey).put({ ...before, invoiceStatus: 'Sent' }) : before });
    },
  }),
  answerCall(calls.addPayment, {
    summary: 'Record a payment: the balance falls, and the invoice is partly or wholly paid',
    notes: 'A payment of more than the balance is 400.',
    input: PaymentToAdd,
    answer: InvoiceAnswer,
    refusals: [400, 404],
    handle(store, { input: { id, amount, date, method, note } }) {
      const before = store.table(invoicesKey).get(id);
      if (!before) return unknown('invoice');
      if (amount > before.balance) return refuseField('amount', 'This is more than the balance.', 'too-much');
      if (!isMoney(amount)) return refuseField('amount', 'At most two decimals.', 'two-decimals');
      const payment = {
        amount,
        date: date?.slice(0, 10) ?? toDay(new Date(store.now())),
        method: method ?? ('Bank Transfer' as const),
        note: note ?? '',
      };
      const payments = [...before.payments, payment];
      const balance = getBalance(before.total, payments);
      const invoiceStatus: Invoice['invoiceStatus'] = balance === 0 ? 'Paid' : 'Partial Payment';
      return ok({ invoice: store.table(invoicesKey).put({ ...before, payments, balance, invoiceStatus }) });
    },
  }),
];
