import {
  and,
  answerCall,
  type BackendStore,
  desc,
  eq,
  ne,
  ok,
  type Person,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  unknown,
} from '@atrium/backend';
import { addDays } from '@atrium/contract/values';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer, type Issuer } from '../api/schemas';
import { InvoiceToVoid } from '../api/writeSchemas';
import { isDraft, isVoidable } from '../model/invoiceSteps';
import { toIssuer } from '../model/seller';
import { invoiceBin } from './bin';
import { rejectTaxFacts } from './checkTaxFacts';
import { readSettings } from './settings';
import { fixedNumber, recount, remember, type StoredInvoice, seriesOf, todayOf } from './storedInvoice';
import { findInvoice, invoicesTable, putInvoice } from './tables';

/** Voids an invoice; it stays in the list under its number. */
export function voidOne(store: BackendStore, invoice: Invoice, user: Person | null, reason?: string | null) {
  const after = recount({ ...invoice, invoiceStatus: 'Void' });
  const event = { kind: 'voided', ...(reason && { text: reason }) } as const;
  return putInvoice(store, remember(after, store, user, event));
}

function checkVoid(invoice: Invoice): Rejection | null {
  if (isVoidable(invoice)) return null;
  if (isDraft(invoice)) return reject(400, 'A draft can’t be voided. Delete it instead.', 'draft-not-voided');
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

/**
 * Highest number of a series; in the main one those count that were promised to drafts of an earlier release, though
 * they are deleted.
 */
async function findLastNumber(store: BackendStore, series: string): Promise<number> {
  const orderBy = [desc('fixedNumber')] as const;
  const [invoice, binned] = await Promise.all([
    store.table(invoicesTable).first({ where: eq('series', series), orderBy }),
    series === '' ? store.table(invoiceBin.table).first({ orderBy }) : undefined,
  ]);
  return Math.max(0, (invoice && fixedNumber(invoice)) ?? 0, (binned && fixedNumber(binned.row)) ?? 0);
}

/** Day of the latest document of a series; undefined where there is none. */
async function findLastDay(store: BackendStore, series: string): Promise<string | undefined> {
  const where = and(eq('series', series), ne('numberedDate', null));
  const last = await store.table(invoicesTable).first({ where, orderBy: [desc('numberedDate')] });
  return last?.issuedDate;
}

/**
 * Rejection of a draft that cannot be issued now: of a reason for 0 % that does not hold any more, and of its day, since
 * numbers follow the days and no day is ahead of the calendar anywhere on earth. A number that an earlier release promised has its place already.
 * @param known its row, if it was read before
 */
export async function checkIssue(
  store: BackendStore,
  invoice: Invoice,
  known?: StoredInvoice,
): Promise<Rejection | null> {
  const today = todayOf(store);
  if (invoice.issuedDate > addDays(today, 1))
    return rejectField('issuedDate', 'The date of issue is in the future.', 'issued-in-future');
  const taxRejection = rejectTaxFacts(invoice, (await readSettings(store)).seller);
  if (taxRejection) return taxRejection;
  const row = known ?? (await store.table(invoicesTable).get(invoice.id));
  if (row && fixedNumber(row) !== null) return null;
  const last = await findLastDay(store, seriesOf(invoice));
  // A document that an earlier release dated ahead does not hold up those of today.
  if (!last || invoice.issuedDate >= last || invoice.issuedDate >= today) return null;
  const message = `The last document was issued on ${last}. Numbers follow the days: date this one then or later.`;
  return rejectField('issuedDate', message, 'issued-too-early');
}

export type Issue = (invoice: Invoice) => Promise<Invoice>;

/**
 * Issues documents within one call: each gets the next number of its series, which invoices and credit notes share
 * (Directive 2006/112/EC, Art. 226(2)), and a copy of the current seller and bank details. Numbers are unique, so that
 * none is assigned twice.
 * @param rows those that were read before
 */
export function createIssuing(store: BackendStore, rows: readonly StoredInvoice[] = []): Issue {
  const known = new Map(rows.map((row) => [row.id, row]));
  const last = new Map<string, number>();
  let issuer: Issuer | undefined;
  return async (invoice) => {
    issuer ??= toIssuer((await readSettings(store)).seller);
    const series = seriesOf(invoice);
    const row = known.get(invoice.id) ?? (await store.table(invoicesTable).get(invoice.id));
    const promised = row ? fixedNumber(row) : null;
    if (promised !== null) return { ...invoice, series: '', number: promised, issuer };
    const number = (last.get(series) ?? (await findLastNumber(store, series))) + 1;
    last.set(series, number);
    return { ...invoice, number, issuer };
  };
}
