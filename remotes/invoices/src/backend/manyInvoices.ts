import {
  answerCall,
  type BackendCall,
  type BackendStore,
  getSelectedIds,
  nothingSelected,
  ok,
  type Person,
  saleTopic,
  sortFound,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { InvoiceSelection, InvoicesChanged, InvoicesDeleted, type ManyAction, ManyInvoices } from '../api/manySchemas';
import type { Invoice } from '../api/schemas';
import { isDraft, isPayable, isUnsent, isVoidable } from '../model/invoiceSteps';
import { invoiceBin } from './bin';
import { findInvoices, orderOf } from './invoiceSearch';
import { createIssuing, voidOne } from './issueInvoice';
import { reportPayment, toSentInvoice } from './sendInvoice';
import { nextPaymentId, remember, todayOf, withPayment } from './storedInvoice';
import { findInvoice, invoicesKey, putInvoice } from './tables';

const named =
  'Invoices are named by ids, or by the filter of the list: all that match. Ids that do not exist are listed as';

function selectIds(store: BackendStore, selection: z.output<typeof InvoiceSelection>): number[] | null {
  const today = todayOf(store);
  const all = store.table(invoicesKey).all();
  return getSelectedIds(selection, (filter) => sortFound(findInvoices(all, filter, today), orderOf({}, today)));
}

function payOne(store: BackendStore, invoice: Invoice, user: Person | null): number {
  const id = nextPaymentId(invoice);
  const payment = { id, amount: invoice.balance, date: todayOf(store), method: 'Bank Transfer', note: '' } as const;
  putInvoice(store, remember(withPayment(invoice, payment), store, user, { kind: 'paid', payment }));
  reportPayment(store, invoice, payment);
  return id;
}

/** By date, so that numbers and days have the same order. */
const byIssue = (store: BackendStore, ids: readonly number[]): number[] => {
  const table = store.table(invoicesKey);
  const dayOf = (id: number) => table.get(id)?.issuedDate ?? '';
  return ids.toSorted((a, b) => dayOf(a).localeCompare(dayOf(b)) || a - b);
};

const isPossible: Record<ManyAction, (invoice: Invoice) => boolean> = {
  send: isUnsent,
  pay: isPayable,
  void: isVoidable,
};

export const manyCalls: BackendCall[] = [
  answerCall(calls.deleteInvoices, {
    summary: 'Delete many drafts; what was sent is left as it is',
    notes: `${named} missing.`,
    input: InvoiceSelection,
    answer: InvoicesDeleted,
    action: 'delete',
    handle(store, { input, user }) {
      const table = store.table(invoicesKey);
      const ids = selectIds(store, input);
      if (!ids) return nothingSelected();
      const result: InvoicesDeleted = { deleted: [], missing: [], refused: [] };
      for (const id of ids) {
        const row = table.get(id);
        if (!row) result.missing.push(id);
        else if (!isDraft(row)) result.refused.push(id);
        else {
          invoiceBin.put(store, user, row);
          result.deleted.push(id);
        }
      }
      return ok(result);
    },
  }),
  answerCall(calls.changeInvoices, {
    summary: 'Mark many invoices as sent or as paid, or void them',
    notes: `${named} skipped, as are those whose state does not allow it.`,
    input: ManyInvoices,
    answer: InvoicesChanged,
    sends: [saleTopic],
    handle(store, { input: { action, reason, ...selection }, user }) {
      const ids = selectIds(store, selection);
      if (!ids) return nothingSelected();
      const result: InvoicesChanged = { changed: [], skipped: [], payments: [] };
      const issue = createIssuing(store);
      for (const id of action === 'send' ? byIssue(store, ids) : ids) {
        const invoice = findInvoice(store, id);
        if (!invoice || !isPossible[action](invoice)) {
          result.skipped.push(id);
          continue;
        }
        if (action === 'send')
          putInvoice(store, remember(toSentInvoice(invoice, issue), store, user, { kind: 'sent' }));
        else if (action === 'pay') result.payments.push({ id, paymentId: payOne(store, invoice, user) });
        else voidOne(store, invoice, user, reason);
        result.changed.push(id);
      }
      return ok(result);
    },
  }),
];
