import { answerCall, type BackendCall, created, Done, done, ok, refuse, refuseStale, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer, InvoiceId } from '../api/schemas';
import { InvoiceToAdd, InvoiceUpdate } from '../api/writeSchemas';
import { isDraft } from '../model/invoiceSteps';
import { invoiceBin } from './bin';
import { checkInvoice } from './checkInvoice';
import { mergeInvoice } from './mergeInvoice';
import { findInvoice, invoicesKey, putInvoice } from './tables';

const blank: Omit<Invoice, 'id'> = {
  issuedDate: '',
  dueDate: '',
  client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: '',
  currency: 'EUR',
  total: 0,
  balance: 0,
  avatar: null,
  invoiceStatus: 'Draft',
  items: [],
  discount: 0,
  tax: 0,
  note: '',
  payments: [],
  credited: 0,
  history: [],
  rev: 0,
};

export const writeCalls: BackendCall[] = [
  answerCall(calls.addInvoice, {
    summary: 'Add an invoice; total and balance are computed, never taken',
    notes:
      'Each line is its cost times its quantity, less its discount; the total is the sum of the lines, less the discount in percent and then the fixed one (`discountAmount`), plus the tax of each rate in percent. Each of these steps is rounded half up to the smallest unit of the currency, so that what is shown adds up.',
    envelope: 'invoice',
    input: InvoiceToAdd,
    answer: InvoiceAnswer,
    success: [201],
    handle(store, { input: { invoice: sent } }) {
      const before = { ...blank, id: store.table(invoicesKey).nextId() };
      const invoice = mergeInvoice(before, sent);
      return checkInvoice(before, invoice, sent.invoiceStatus) ?? created({ invoice: putInvoice(store, invoice) });
    },
  }),
  answerCall(calls.updateInvoice, {
    summary: 'Change an invoice; payments that were made stay, and the status follows what is open',
    notes:
      'What is absent stays. A rev that is no longer the latest is refused, and so is a status that does not fit what is open.',
    envelope: 'invoice',
    input: InvoiceUpdate,
    answer: InvoiceAnswer,
    refusals: [404, 409],
    handle(store, { input: { invoice: sent } }) {
      const before = findInvoice(store, sent.id);
      if (!before) return unknown('invoice');
      const invoice = mergeInvoice(before, sent);
      return (
        refuseStale(before, sent.rev) ??
        checkInvoice(before, invoice, sent.invoiceStatus) ??
        ok({ invoice: putInvoice(store, invoice) })
      );
    },
  }),
  answerCall(calls.deleteInvoice, {
    summary: 'Delete a draft; what was sent is voided instead',
    notes: 'It can be restored for 30 days.',
    input: InvoiceId,
    answer: Done,
    refusals: [404],
    handle(store, { input, user }) {
      const invoice = store.table(invoicesKey).get(input.id);
      if (!invoice) return unknown('invoice');
      if (!isDraft(invoice)) return refuse(400, 'Only a draft is deleted: void it instead.', 'sent-not-deleted');
      invoiceBin.put(store, user, invoice);
      return done();
    },
  }),
];
