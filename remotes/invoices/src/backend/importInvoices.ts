import type { BackendStore, z } from '@atrium/backend';
import { defineRowImport, type ReadRow, type RowIssue } from '@atrium/backend/import';
import { calls } from '../api/calls';
import type { Invoice } from '../api/schemas';
import type { InvoiceSettings } from '../api/settingsSchemas';
import { InvoiceToAdd } from '../api/writeSchemas';
import { checkInvoice } from './checkInvoice';
import { checkTaxFacts } from './checkTaxFacts';
import { mergeInvoice } from './mergeInvoice';
import { readSettings } from './settings';
import { invoicesTable, putInvoice } from './tables';
import { toRowIssues } from './toRowIssues';
import { blank } from './writeInvoice';

const row = InvoiceToAdd.shape.invoice;
type Sent = z.output<typeof row>;

/** A draft, whatever status the row says: what a table brings was not issued here. */
const toDraft = (id: number, { invoiceStatus: _, ...sent }: Sent): Invoice => mergeInvoice({ ...blank, id }, sent);

/** Draft of a row, with its numbers in their usual form; a rejection where it could not be written by hand either. */
async function checkRow(settings: InvoiceSettings, id: number, input: Sent) {
  const draft = toDraft(id, input);
  const before = { ...blank, id };
  const rejection = checkInvoice(before, draft, undefined);
  return rejection ? { rejection } : checkTaxFacts(settings, before, draft);
}

async function findIssues(store: BackendStore, rows: readonly ReadRow<Sent>[]): Promise<RowIssue[]> {
  const settings = await readSettings(store);
  const issues: RowIssue[] = [];
  for (const { row: at, input } of rows) {
    const checked = await checkRow(settings, 0, input);
    if ('rejection' in checked) issues.push(...toRowIssues(at, checked.rejection));
  }
  return issues;
}

export const invoiceImport = defineRowImport({
  name: 'invoiceImports',
  what: 'invoices as drafts',
  row,
  importCall: calls.importInvoices,
  undoCall: calls.undoImport,
  check: findIssues,
  async add(store, inputs) {
    const added: Invoice[] = [];
    const settings = await readSettings(store);
    for (const input of inputs) {
      const checked = await checkRow(settings, await store.table(invoicesTable).nextId(), input);
      if ('invoice' in checked) added.push(await putInvoice(store, checked.invoice));
    }
    return added;
  },
  find: async (store, ids) => store.table(invoicesTable).getMany(ids),
  remove: (store, { id }) => store.table(invoicesTable).delete(id),
});
