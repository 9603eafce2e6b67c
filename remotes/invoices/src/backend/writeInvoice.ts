import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  done,
  ok,
  type Person,
  reject,
  rejectStale,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer, InvoiceId, type InvoiceStatus } from '../api/schemas';
import { InvoiceToAdd, InvoiceUpdate } from '../api/writeSchemas';
import { isDraft, isUnsent } from '../model/invoiceSteps';
import { invoiceBin } from './bin';
import { checkInvoice } from './checkInvoice';
import { checkTaxFacts } from './checkTaxFacts';
import { checkIssue, createIssuing } from './issueInvoice';
import { mergeInvoice } from './mergeInvoice';
import { readSettings } from './settings';
import { remember } from './storedInvoice';
import { findInvoice, invoicesTable, putInvoice } from './tables';

export const blank: Omit<Invoice, 'id'> = {
  number: null,
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

/** Rejection of what cannot be saved or, where the status says so, issued; else the invoice to save. */
async function checkWritten(store: BackendStore, before: Invoice, written: Invoice, sent: InvoiceStatus | undefined) {
  const rejection = checkInvoice(before, written, sent);
  if (rejection) return { rejection };
  if (!isDraft(before)) return { invoice: written };
  const checked = await checkTaxFacts(await readSettings(store), before, written);
  if ('rejection' in checked || isDraft(written)) return checked;
  const issueRejection = await checkIssue(store, checked.invoice);
  return issueRejection ? { rejection: issueRejection } : checked;
}

/** Saves a written invoice: all fields of a draft, which further statuses issue; otherwise those that may change. */
async function saveWritten(store: BackendStore, before: Invoice, written: Invoice, user: Person | null) {
  if (isDraft(written)) return putInvoice(store, written);
  const { invoiceStatus, internalNote } = written;
  const invoice = isDraft(before)
    ? await createIssuing(store)(written)
    : { ...before, invoiceStatus, ...(internalNote !== undefined && { internalNote }) };
  if (!isUnsent(before) || invoiceStatus === before.invoiceStatus) return putInvoice(store, invoice);
  return putInvoice(store, remember(invoice, store, user, { kind: isUnsent(invoice) ? 'issued' : 'sent' }));
}

export const writeCalls: BackendCall[] = [
  answerCall(calls.addInvoice, {
    summary: 'Add an invoice; total and balance are computed, never taken',
    notes:
      'Each line is its cost times its quantity, less its discount; the total is the sum of the lines, less the discount in percent and then the fixed one (`discountAmount`), plus the tax of each rate in percent. Each of these steps is rounded half up to the smallest unit of the currency, so that what is shown adds up.',
    envelope: 'invoice',
    input: InvoiceToAdd,
    answer: InvoiceAnswer,
    success: [201],
    async handle(store, { input: { invoice: sent }, user }) {
      const before = { ...blank, id: await store.table(invoicesTable).nextId() };
      const checked = await checkWritten(store, before, mergeInvoice(before, sent), sent.invoiceStatus);
      if ('rejection' in checked) return checked.rejection;
      return created({ invoice: await saveWritten(store, before, checked.invoice, user) });
    },
  }),
  answerCall(calls.updateInvoice, {
    summary: 'Change a draft; of what was issued only the internal note and steps of the status',
    notes:
      'What is absent stays. A rev that is no longer the latest is refused, and so is a status that does not fit what is open. A change of anything else that was issued is 409 with the code `is-issued`: it is credited, and a new invoice is written. A status beyond the draft issues it.',
    envelope: 'invoice',
    input: InvoiceUpdate,
    answer: InvoiceAnswer,
    rejections: [404, 409],
    async handle(store, { input: { invoice: sent }, user }) {
      const before = await findInvoice(store, sent.id);
      if (!before) return unknown('invoice');
      const stale = rejectStale(before, sent.rev);
      if (stale) return stale;
      const checked = await checkWritten(store, before, mergeInvoice(before, sent), sent.invoiceStatus);
      if ('rejection' in checked) return checked.rejection;
      return ok({ invoice: await saveWritten(store, before, checked.invoice, user) });
    },
  }),
  answerCall(calls.deleteInvoice, {
    summary: 'Delete a draft; what was issued stays under its number, and is voided or credited instead',
    notes: 'It can be restored for 30 days.',
    input: InvoiceId,
    answer: Done,
    rejections: [404],
    async handle(store, { input, user }) {
      const invoice = await store.table(invoicesTable).get(input.id);
      if (!invoice) return unknown('invoice');
      if (!isDraft(invoice))
        return reject(
          400,
          'Only a draft is deleted. This one was issued and keeps its number: void or credit it instead.',
          'sent-not-deleted',
        );
      await invoiceBin.put(store, user, invoice);
      return done();
    },
  }),
];
