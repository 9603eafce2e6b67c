import {
  answerCall,
  type BackendCall,
  type BackendStore,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  saleTopic,
  unknown,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import {
  type InvoicePayment,
  PaymentCorrection,
  type PaymentMethod,
  PaymentsRemoved,
  PaymentsToRemove,
  PaymentToAdd,
} from '../api/paymentSchemas';
import { type Invoice, InvoiceAnswer } from '../api/schemas';
import { earliestPayment } from '../model/earliestPayment';
import { paidOf } from '../model/invoiceStatus';
import { isDraft, isIssued } from '../model/invoiceSteps';
import { isPayableAmount } from '../model/minorUnits';
import { reportPayment, revertPayment } from './sendInvoice';
import { nextPaymentId, recount, remember, todayOf, withPayment } from './storedInvoice';
import { findInvoice, invoicesTable, putInvoice, readInvoices } from './tables';

/** True for a day later than today anywhere on earth. */
function isTooLate(date: string, today: string): boolean {
  const tomorrow = new Date(`${today}T00:00:00Z`);
  tomorrow.setUTCDate(tomorrow.getUTCDate() + 1);
  return date.slice(0, 10) > tomorrow.toISOString().slice(0, 10);
}

interface SentPayment {
  amount: number;
  date?: string | null | undefined;
  method?: PaymentMethod | null | undefined;
  note?: string | null | undefined;
}

/** Rejection of a payment that its invoice cannot accept. */
function checkPayment({ amount, date }: SentPayment, invoice: Invoice, max: number, store: BackendStore) {
  if (isDraft(invoice)) return reject(400, 'A payment can’t be recorded for a draft: send it first.', 'draft-unpaid');
  if (!isIssued(invoice)) return reject(400, 'No payment can be recorded for this invoice.', 'is-final');
  if (amount > max) return rejectField('amount', 'This is more than there is.', 'too-much');
  if (!isPayableAmount(amount, invoice.currency))
    return rejectField('amount', `More decimals than ${invoice.currency} has.`, 'too-fine');
  if (!date) return null;
  if (isTooLate(date, todayOf(store))) return rejectField('date', 'This day is in the future.', 'future-day');
  if (date.slice(0, 10) < earliestPayment(invoice, todayOf(store)))
    return rejectField('date', `The invoice was issued on ${invoice.issuedDate} only.`, 'before-issue');
  return null;
}

const toPayment = (sent: SentPayment, id: number, amount: number, usual: Omit<InvoicePayment, 'id' | 'amount'>) => ({
  id,
  amount,
  date: sent.date?.slice(0, 10) ?? usual.date,
  method: sent.method ?? usual.method,
  note: sent.note ?? usual.note,
});

const usualPayment = (store: BackendStore) => ({
  date: todayOf(store),
  method: 'Bank Transfer' as const,
  note: '',
});

interface PaymentRequest {
  input: z.output<typeof PaymentToAdd>;
  user: Person | null;
}

async function record(store: BackendStore, { input, user }: PaymentRequest, kind: 'paid' | 'refunded') {
  const before = await findInvoice(store, input.id);
  if (!before) return unknown('invoice');
  const [max, amount] = kind === 'paid' ? [before.balance, input.amount] : [paidOf(before), -input.amount];
  const rejection = rejectStale(before, input.rev) ?? checkPayment(input, before, max, store);
  if (rejection) return rejection;
  const payment = toPayment(input, nextPaymentId(before), amount, usualPayment(store));
  const after = remember(withPayment(before, payment), store, user, { kind, payment });
  reportPayment(store, before, payment);
  return ok({ invoice: await putInvoice(store, after) });
}

export const payCalls: BackendCall[] = [
  answerCall(calls.addPayment, {
    summary: 'Record a payment: the balance falls, and the invoice is partly or wholly paid',
    notes:
      'More than the balance, more decimals than the currency has, a day in the future or before the date of issue, and any payment of a draft are 400. A rev that is no longer the latest of the invoice is refused.',
    input: PaymentToAdd,
    answer: InvoiceAnswer,
    rejections: [404, 409],
    sends: [saleTopic],
    handle: (store, request) => record(store, request, 'paid'),
  }),
  answerCall(calls.refundInvoice, {
    summary: 'Record money that was given back: a payment below 0, at most what was paid',
    notes: 'A rev that is no longer the latest of the invoice is refused.',
    input: PaymentToAdd,
    answer: InvoiceAnswer,
    rejections: [404, 409],
    sends: [saleTopic],
    handle: (store, request) => record(store, request, 'refunded'),
  }),
  answerCall(calls.correctPayment, {
    summary: 'Correct a payment or a refund; what it was before is kept in the history of the invoice',
    notes: 'What is absent stays as it was. A rev that is no longer the latest of the invoice is refused.',
    input: PaymentCorrection,
    answer: InvoiceAnswer,
    rejections: [404, 409],
    sends: [saleTopic],
    async handle(store, { input, user }) {
      const invoice = await findInvoice(store, input.id);
      const before = invoice?.payments.find(({ id }) => id === input.paymentId);
      if (!invoice || !before) return unknown('payment');
      const amount = input.amount ?? Math.abs(before.amount);
      const rejection =
        rejectStale(invoice, input.rev) ??
        checkPayment({ ...input, amount }, invoice, maxAfter(invoice, before), store);
      if (rejection) return rejection;
      const payment = toPayment({ ...input, amount }, before.id, Math.sign(before.amount) * amount, before);
      const payments = invoice.payments.map((one) => (one.id === before.id ? payment : one));
      const after = recount({ ...invoice, payments });
      if (paidOf(after) < 0) return tooMuchRefunded();
      revertPayment(store, invoice, before);
      reportPayment(store, invoice, payment);
      const event = { kind: 'payment-corrected', before, payment } as const;
      return ok({ invoice: await putInvoice(store, remember(after, store, user, event)) });
    },
  }),
  answerCall(calls.removePayments, {
    summary: 'Take back payments that were recorded by mistake; the history of their invoices keeps them',
    notes: 'All of them or, where one does not exist, none.',
    input: PaymentsToRemove,
    answer: PaymentsRemoved,
    rejections: [404],
    sends: [saleTopic],
    async handle(store, { input, user }) {
      const rows = await store.table(invoicesTable).getMany(input.payments.map(({ id }) => id));
      const known = new Map((await readInvoices(store, rows)).map((invoice) => [invoice.id, invoice]));
      for (const { id, paymentId } of input.payments) {
        const invoice = known.get(id);
        const before = invoice?.payments.find((payment) => payment.id === paymentId);
        if (!invoice || !before) return unknown('payment');
        const payments = invoice.payments.filter((payment) => payment !== before);
        const after = recount({ ...invoice, payments });
        if (paidOf(after) < 0) return tooMuchRefunded();
        revertPayment(store, invoice, before);
        known.set(id, await putInvoice(store, remember(after, store, user, { kind: 'payment-removed', before })));
      }
      return ok({ invoices: input.payments.map(({ id }) => id) });
    },
  }),
];

/** Maximum amount once the former payment or refund is removed. */
function maxAfter(invoice: Invoice, before: InvoicePayment): number {
  const without = recount({ ...invoice, payments: invoice.payments.filter((payment) => payment !== before) });
  return before.amount < 0 ? paidOf(without) : without.balance;
}

const tooMuchRefunded = (): Rejection => reject(400, 'More than this has been refunded already.', 'refunded-more');
