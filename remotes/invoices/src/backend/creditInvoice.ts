import {
  answerCall,
  type BackendCall,
  type BackendStore,
  created,
  type Person,
  type Rejection,
  reject,
  rejectField,
  rejectStale,
  rejectState,
  unknown,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { type Invoice, InvoiceAnswer } from '../api/schemas';
import { InvoiceReissued, InvoiceToCredit, InvoiceToReissue } from '../api/writeSchemas';
import { addCredit, creditableQuantities, creditedBy, creditItems, creditSums } from '../model/creditedPart';
import { toReissue } from '../model/invoiceDraft';
import { isCreditable } from '../model/invoiceSteps';
import { addUp } from '../model/invoiceTotals';
import { addExactly, fromMinor } from '../model/minorUnits';
import { createIssuing } from './issueInvoice';
import { recount, remember, todayOf } from './storedInvoice';
import { findInvoice, invoicesTable, putInvoice } from './tables';
import { blank } from './writeInvoice';

interface CreditedLine {
  line: number;
  qty: number;
}

/** Quantity to credit per line; lines may repeat. Null for an unknown line. */
function sumQuantities({ items }: Invoice, lines: readonly CreditedLine[]): number[] | null {
  const quantities = items.map(() => 0);
  for (const { line, qty } of lines) {
    const before = quantities[line];
    if (before === undefined) return null;
    quantities[line] = addExactly(before, qty);
  }
  return quantities;
}

/** Rejection of quantities beyond the rest of a line: nothing is credited twice. */
function checkQuantities(invoice: Invoice, quantities: readonly number[]): Rejection | null {
  const left = creditableQuantities(invoice);
  const line = quantities.findIndex((qty, index) => qty > (left[index] ?? 0));
  if (line < 0) return null;
  const { service = '', qty = 0 } = invoice.items[line] ?? {};
  const rest = `Of line ${line} (${service}) ${left[line] ?? 0} of ${qty} are left to be credited.`;
  return rejectState(invoice, rest, 'line-credited');
}

interface Credit {
  quantities: readonly number[];
  reason: string;
  user: Person | null;
}

/** Creates a credit note for the quantities; returns it, and the updated invoice. */
async function credit(store: BackendStore, invoice: Invoice, { quantities, reason, user }: Credit) {
  const today = todayOf(store);
  const sums = creditSums(invoice, quantities);
  const items = creditItems(invoice, quantities, sums);
  const amount = fromMinor(sums.total, invoice.currency);
  const {
    replaces: _replaces,
    creditedPart: part = creditedBy(invoice, []),
    internalNote: _internal,
    ...copied
  } = invoice;
  const note: Invoice = {
    ...copied,
    id: await store.table(invoicesTable).nextId(),
    number: null,
    issuedDate: today,
    dueDate: today,
    service: items[0]?.service ?? '',
    items,
    sums,
    discountAmount: fromMinor(sums.discountAmount, invoice.currency),
    total: amount && -amount,
    balance: 0,
    invoiceStatus: 'Credit Note',
    note: reason,
    payments: [],
    credited: 0,
    paymentTerms: '',
    creditOf: invoice.id,
    creditOfNumber: invoice.number ?? invoice.id,
    history: [],
    hasStub: false,
    rev: 0,
  };
  const creditNote = await putInvoice(store, await createIssuing(store)(note));
  const { id, number } = creditNote;
  const credited = addUp([invoice.credited, amount], invoice.currency);
  const after = recount({ ...invoice, credited, creditedPart: addCredit(part, invoice, note) });
  const event = {
    kind: 'credited',
    creditNote: { id, amount, ...(number !== null && { number }) },
    ...(reason && { text: reason }),
  } as const;
  return { creditNote, invoice: remember(after, store, user, event) };
}

function checkCreditable(invoice: Invoice, rev: number | null | undefined): Rejection | null {
  const stale = rejectStale(invoice, rev);
  if (stale || isCreditable(invoice)) return stale;
  return reject(400, 'There is nothing left to credit.', 'not-creditable');
}

export const creditCalls: BackendCall[] = [
  answerCall(calls.creditInvoice, {
    summary: 'Write a credit note: it takes lines of an invoice back, under a number of its own',
    notes:
      'Its total is below 0 and lowers what the invoice asks for; where more than that was paid, the balance is below 0 until it is refunded. However an invoice is divided into notes, they add up to it: `sums` of the note says to what. More of a line than earlier notes have left is 409 with the code `line-credited`. A rev that is no longer the latest of the invoice is refused.',
    input: InvoiceToCredit,
    answer: InvoiceAnswer,
    success: [201],
    rejections: [404, 409],
    async handle(store, { input: { id, rev, items: lines, reason }, user }) {
      const invoice = await findInvoice(store, id);
      if (!invoice) return unknown('invoice');
      const rejection = checkCreditable(invoice, rev);
      if (rejection) return rejection;
      const quantities = lines ? sumQuantities(invoice, lines) : creditableQuantities(invoice);
      if (!quantities) return rejectField('items', 'There is no such line.', 'no-such-line');
      const tooMuch = checkQuantities(invoice, quantities);
      if (tooMuch) return tooMuch;
      const { creditNote, invoice: after } = await credit(store, invoice, { quantities, reason: reason ?? '', user });
      await putInvoice(store, after);
      return created({ invoice: creditNote });
    },
  }),
  answerCall(calls.reissueInvoice, {
    summary: 'Correct an invoice that was issued: all that is left of it is credited, and a draft takes its place',
    notes:
      'The draft has the lines that were credited and is issued like any other, under a number of its own. The history of the invoice names both. A rev that is no longer the latest of the invoice is refused.',
    input: InvoiceToReissue,
    answer: InvoiceReissued,
    success: [201],
    rejections: [404, 409],
    async handle(store, { input: { id, rev, reason }, user }) {
      const invoice = await findInvoice(store, id);
      if (!invoice) return unknown('invoice');
      const rejection = checkCreditable(invoice, rev);
      if (rejection) return rejection;
      const quantities = creditableQuantities(invoice);
      const { creditNote, invoice: after } = await credit(store, invoice, { quantities, reason: reason ?? '', user });
      const draft = await putInvoice(store, {
        ...blank,
        ...toReissue(invoice, creditNote, todayOf(store)),
        id: await store.table(invoicesTable).nextId(),
      });
      await putInvoice(store, remember(after, store, user, { kind: 'reissued', draft: { id: draft.id } }));
      return created({ creditNote, invoice: draft });
    },
  }),
];
