import { answerCall, type BackendStore, created, refuse, refuseField, refuseStale, unknown } from 'shared/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer, type InvoiceItem } from '../api/schemas';
import { InvoiceToCredit } from '../api/writeSchemas';
import { creditedItem, creditedPart } from '../model/creditedPart';
import { isCreditable } from '../model/invoiceSteps';
import { addUp, totalOf } from '../model/invoiceTotals';
import { recount, remember } from './recount';
import { todayOf } from './storedInvoice';
import { findInvoice, invoicesKey, putInvoice } from './tables';

interface CreditedLine {
  line: number;
  qty: number;
}

/** The lines that are taken back; null where there is no such line, or not so much of it. */
function creditedItems(
  { items, currency }: Invoice,
  lines: readonly CreditedLine[] | null | undefined,
): InvoiceItem[] | null {
  if (!lines) return items;
  const credited = lines.flatMap(({ line, qty }) => {
    const item = items[line];
    return item && qty <= item.qty ? [creditedItem(item, qty, currency)] : [];
  });
  return credited.length === lines.length ? credited : null;
}

function toCreditNote(invoice: Invoice, items: InvoiceItem[], reason: string, store: BackendStore): Invoice {
  const today = todayOf(store);
  const part = creditedPart(invoice, items);
  return {
    ...part,
    id: store.table(invoicesKey).nextId(),
    issuedDate: today,
    dueDate: today,
    service: items[0]?.service ?? '',
    total: -totalOf(part),
    balance: 0,
    invoiceStatus: 'Credit Note',
    note: reason,
    payments: [],
    credited: 0,
    creditOf: invoice.id,
    history: [],
    hasStub: false,
    rev: 0,
  };
}

export const creditCall = answerCall(calls.creditInvoice, {
  summary: 'Write a credit note: it takes lines of an invoice back, under a number of its own',
  notes:
    'Its total is below 0 and lowers what the invoice asks for; where more than that was paid, the balance is below 0 until it is refunded. A rev that is no longer the latest of the invoice is refused.',
  input: InvoiceToCredit,
  answer: InvoiceAnswer,
  success: [201],
  refusals: [404, 409],
  handle(store, { input: { id, rev, items: lines, reason }, user }) {
    const invoice = findInvoice(store, id);
    if (!invoice) return unknown('invoice');
    const stale = refuseStale(invoice, rev);
    if (stale) return stale;
    if (!isCreditable(invoice)) return refuse(400, 'There is nothing to take back of this.', 'not-creditable');
    const items = creditedItems(invoice, lines);
    if (!items) return refuseField('items', 'There is not so much of this line.', 'too-much');
    const note = toCreditNote(invoice, items, reason ?? '', store);
    const amount = -note.total;
    const credited = addUp([invoice.credited, amount], invoice.currency);
    if (credited > invoice.total)
      return refuseField('items', 'More than is left of the invoice would be taken back.', 'credited-more');
    const creditNote = putInvoice(store, note);
    const event = {
      kind: 'credited',
      creditNote: { id: creditNote.id, amount },
      ...(reason && { text: reason }),
    } as const;
    putInvoice(store, remember(recount({ ...invoice, credited }), store, user, event));
    return created({ invoice: creditNote });
  },
});
