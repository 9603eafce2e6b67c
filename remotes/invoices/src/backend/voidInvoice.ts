import {
  answerCall,
  type BackendStore,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectStale,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer } from '../api/schemas';
import { InvoiceToVoid } from '../api/writeSchemas';
import { isDraft, isVoidable } from '../model/invoiceSteps';
import { recount, remember } from './recount';
import { findInvoice, putInvoice } from './tables';

/** Takes an invoice back for good; it stays in the list under its number. */
export function voidOne(store: BackendStore, invoice: Invoice, user: Person | null, reason?: string | null): Invoice {
  const after = recount({ ...invoice, invoiceStatus: 'Void' });
  const event = { kind: 'voided', ...(reason && { text: reason }) } as const;
  return putInvoice(store, remember(after, store, user, event));
}

function checkVoid(invoice: Invoice): Rejection | null {
  if (isVoidable(invoice)) return null;
  if (isDraft(invoice)) return reject(400, 'A draft is deleted, not voided.', 'draft-not-voided');
  if (!isFinal(invoice)) return reject(400, 'It was paid or credited: write a credit note.', 'paid-not-voided');
  return reject(400, 'This invoice is final.', 'is-final');
}

const isFinal = ({ invoiceStatus }: Invoice) => invoiceStatus === 'Void' || invoiceStatus === 'Credit Note';

export const voidCall = answerCall(calls.voidInvoice, {
  summary: 'Void an invoice that was sent and neither paid nor credited: nothing is owed, and it is kept',
  notes: 'A rev that is no longer the latest of the invoice is refused.',
  input: InvoiceToVoid,
  answer: InvoiceAnswer,
  rejections: [404, 409],
  handle(store, { input: { id, rev, reason }, user }) {
    const before = findInvoice(store, id);
    if (!before) return unknown('invoice');
    return rejectStale(before, rev) ?? checkVoid(before) ?? ok({ invoice: voidOne(store, before, user, reason) });
  },
});
