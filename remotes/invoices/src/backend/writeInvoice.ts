import {
  answerCall,
  type BackendCall,
  created,
  Done,
  done,
  ok,
  refuseField,
  refuseStale,
  toDay,
  unknown,
} from 'shared/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer, InvoiceId, InvoiceToAdd, InvoiceUpdate } from '../api/schemas';
import { mergeInvoice } from './mergeInvoice';
import { invoicesKey } from './tables';

const blank: Omit<Invoice, 'id'> = {
  issuedDate: '',
  dueDate: '',
  client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: '',
  total: 0,
  balance: 0,
  avatar: null,
  invoiceStatus: 'Draft',
  items: [],
  discount: 0,
  tax: 0,
  note: '',
  payments: [],
  rev: 0,
};

/** The refusal of an invoice that is due before it is issued, or of which more was paid than it asks for. */
function checkInvoice({ issuedDate, dueDate, balance }: Invoice) {
  if (dueDate < issuedDate) return refuseField('dueDate', 'The due date is before the date of issue.', 'due-too-early');
  return balance < 0 ? refuseField('items', 'More than this has been paid already.', 'paid-more') : null;
}

export const writeCalls: BackendCall[] = [
  answerCall(calls.addInvoice, {
    summary: 'Add an invoice; total and balance are computed, never taken',
    notes:
      'The total is the sum of cost times quantity, less the discount, plus the tax (both percent), rounded half up to the cent once, at the end.',
    envelope: 'invoice',
    input: InvoiceToAdd,
    answer: InvoiceAnswer,
    success: [201],
    handle(store, { input }) {
      const table = store.table(invoicesKey);
      const invoice = mergeInvoice({ ...blank, id: table.nextId() }, input.invoice, toDay(new Date(store.now())));
      return checkInvoice(invoice) ?? created({ invoice: table.put(invoice) });
    },
  }),
  answerCall(calls.updateInvoice, {
    summary: 'Change an invoice; payments that were made stay, and the status follows what is open',
    notes: 'What is absent stays. A rev that is no longer the latest is refused.',
    envelope: 'invoice',
    input: InvoiceUpdate,
    answer: InvoiceAnswer,
    refusals: [404, 409],
    handle(store, { input: { invoice: sent } }) {
      const table = store.table(invoicesKey);
      const before = table.get(sent.id);
      if (!before) return unknown('invoice');
      const invoice = mergeInvoice(before, sent, toDay(new Date(store.now())));
      return refuseStale(before, sent.rev) ?? checkInvoice(invoice) ?? ok({ invoice: table.put(invoice) });
    },
  }),
  answerCall(calls.deleteInvoice, {
    summary: 'Delete an invoice',
    input: InvoiceId,
    answer: Done,
    refusals: [404],
    handle(store, { input }) {
      if (!store.table(invoicesKey).get(input.id)) return unknown('invoice');
      store.bin(invoicesKey, input.id);
      return done();
    },
  }),
];
