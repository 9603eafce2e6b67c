import {
  answerCall,
  type BackendCall,
  type BackendStore,
  nothingSelected,
  ok,
  type Person,
  saleTopic,
  toSelectedIds,
  type z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { InvoiceSelection, InvoicesChanged, InvoicesDeleted, type ManyAction, ManyInvoices } from '../api/manySchemas';
import type { Invoice } from '../api/schemas';
import { isDraft, isPayable, isUnsent, isVoidable } from '../model/invoiceSteps';
import { invoiceBin } from './bin';
import { matching, readMatching } from './invoiceSearch';
import { checkIssue, createIssuing, voidOne } from './issueInvoice';
import { reportPayment, toSentInvoice } from './sendInvoice';
import { nextPaymentId, remember, todayOf, withPayment } from './storedInvoice';
import { invoicesTable, putInvoice, readInvoices } from './tables';

const named =
  'Invoices are named by ids, or by the filter of the list: all that match. Ids that do not exist are listed as';

async function selectIds(store: BackendStore, selection: z.output<typeof InvoiceSelection>) {
  const by = await readMatching(store);
  return toSelectedIds(store.table(invoicesTable), selection, (filter) => matching(filter, by));
}

async function payOne(store: BackendStore, invoice: Invoice, user: Person | null): Promise<number> {
  const id = nextPaymentId(invoice);
  const payment = { id, amount: invoice.balance, date: todayOf(store), method: 'Bank Transfer', note: '' } as const;
  await putInvoice(store, remember(withPayment(invoice, payment), store, user, { kind: 'paid', payment }));
  reportPayment(store, invoice, payment);
  return id;
}

/** By date, so that numbers and days have the same order. */
const byIssue = (ids: readonly number[], invoices: ReadonlyMap<number, Invoice>): number[] => {
  const dayOf = (id: number) => invoices.get(id)?.issuedDate ?? '';
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
    async handle(store, { input, user }) {
      const ids = await selectIds(store, input);
      if (!ids) return nothingSelected();
      const found = await store.table(invoicesTable).getMany(ids);
      const rows = new Map(found.map((row) => [row.id, row]));
      const result: InvoicesDeleted = { deleted: [], missing: [], refused: [] };
      for (const id of ids) {
        const row = rows.get(id);
        if (!row) result.missing.push(id);
        else if (!isDraft(row)) result.refused.push(id);
        else {
          await invoiceBin.put(store, user, row);
          result.deleted.push(id);
        }
      }
      return ok(result);
    },
  }),
  answerCall(calls.changeInvoices, {
    summary: 'Mark many invoices as sent or as paid, or void them',
    notes: `${named} skipped, as are those whose state, or a day of issue before that of the last number, does not allow it.`,
    input: ManyInvoices,
    answer: InvoicesChanged,
    sends: [saleTopic],
    async handle(store, { input: { action, reason, ...selection }, user }) {
      const ids = await selectIds(store, selection);
      if (!ids) return nothingSelected();
      const rows = await store.table(invoicesTable).getMany(ids);
      const invoices = new Map((await readInvoices(store, rows)).map((invoice) => [invoice.id, invoice]));
      const byId = new Map(rows.map((row) => [row.id, row]));
      const result: InvoicesChanged = { changed: [], skipped: [], payments: [] };
      const issue = createIssuing(store, rows);
      for (const id of action === 'send' ? byIssue(ids, invoices) : ids) {
        const invoice = invoices.get(id);
        const isIssued = action === 'send' && invoice && isDraft(invoice);
        const obstacle = isIssued && (await checkIssue(store, invoice, byId.get(id)));
        if (!invoice || obstacle || !isPossible[action](invoice)) {
          result.skipped.push(id);
          continue;
        }
        if (action === 'send')
          await putInvoice(store, remember(await toSentInvoice(invoice, issue), store, user, { kind: 'sent' }));
        else if (action === 'pay') result.payments.push({ id, paymentId: await payOne(store, invoice, user) });
        else await voidOne(store, invoice, user, reason);
        result.changed.push(id);
      }
      return ok(result);
    },
  }),
];
