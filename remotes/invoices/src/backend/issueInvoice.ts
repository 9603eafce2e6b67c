import {
  answerCall,
  type BackendStore,
  desc,
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
import { fixedNumber, recount, remember, type StoredInvoice } from './storedInvoice';
import { findInvoice, invoicesTable, putInvoice } from './tables';

/** Voids an invoice; it stays in the list under its number. */
export function voidOne(store: BackendStore, invoice: Invoice, user: Person | null, reason?: string | null) {
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
  async handle(store, { input: { id, rev, reason }, user }) {
    const before = await findInvoice(store, id);
    if (!before) return unknown('invoice');
    return rejectStale(before, rev) ?? checkVoid(before) ?? ok({ invoice: await voidOne(store, before, user, reason) });
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
async function findLastNumber(store: BackendStore): Promise<number> {
  const orderBy = [desc('fixedNumber')] as const;
  const [invoice, binned] = await Promise.all([
    store.table(invoicesTable).first({ orderBy }),
    store.table(invoiceBin.table).first({ orderBy }),
  ]);
  return Math.max(0, (invoice && fixedNumber(invoice)) ?? 0, (binned && fixedNumber(binned.row)) ?? 0);
}

export type Issue = (invoice: Invoice) => Promise<Invoice>;

/**
 * Issues documents within one call: each gets the next number of the series shared by invoices and credit notes
 * (Directive 2006/112/EC, Art. 226(2)), and a copy of the current seller and bank details. Numbers are unique, so that
 * none is assigned twice.
 * @param rows those that were read before
 */
export function createIssuing(store: BackendStore, rows: readonly StoredInvoice[] = []): Issue {
  const known = new Map(rows.map((row) => [row.id, row]));
  let last: number | undefined;
  return async (invoice) => {
    const row = known.get(invoice.id) ?? (await store.table(invoicesTable).get(invoice.id));
    let number = row ? fixedNumber(row) : null;
    if (number === null) {
      last = (last ?? (await findLastNumber(store))) + 1;
      number = last;
    }
    return { ...invoice, number, issuer: issuerOf() };
  };
}
