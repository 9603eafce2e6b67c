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
import type { BankDetails } from '../api/paymentSchemas';
import { type Invoice, InvoiceAnswer, type Issuer } from '../api/schemas';
import { InvoiceToVoid } from '../api/writeSchemas';
import { isDraft, isVoidable } from '../model/invoiceSteps';
import { seller } from '../model/seller';
import { invoiceBin } from './bin';
import { fixedNumber, recount, remember } from './storedInvoice';
import { findInvoice, invoicesKey, putInvoice } from './tables';

/** Voids an invoice; it stays in the list under its number. */
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

export const bank: BankDetails = {
  bankName: 'Banco do Cais',
  country: 'Portugal',
  iban: 'PT50000201231234567890154',
  swiftCode: 'BCAIPTPL',
};

const issuerOf = (): Issuer => ({ name: seller.name, lines: [...seller.lines], bank });

/** Highest assigned number, including those promised to drafts of an earlier release. */
function lastNumber(store: BackendStore): number {
  let last = 0;
  for (const row of store.table(invoicesKey).all()) last = Math.max(last, fixedNumber(row) ?? 0);
  for (const { row } of store.table(invoiceBin.key).all()) last = Math.max(last, fixedNumber(row) ?? 0);
  return last;
}

/**
 * Issues documents within one call: each gets the next number of the series shared by invoices and credit notes
 * (Directive 2006/112/EC, Art. 226(2)), and a copy of the current seller and bank details. Writes are serialised, so no
 * number is assigned twice.
 */
export function createIssuing(store: BackendStore): (invoice: Invoice) => Invoice {
  let last: number | undefined;
  return (invoice) => {
    const row = store.table(invoicesKey).get(invoice.id);
    let number = row ? fixedNumber(row) : null;
    if (number === null) {
      last = (last ?? lastNumber(store)) + 1;
      number = last;
    }
    return { ...invoice, number, issuer: issuerOf() };
  };
}
