import { answerCall, getSelectedIds, nothingSelected, ok, sortFound } from 'shared/backend';
import { calls } from '../api/calls';
import { InvoiceSelection, InvoicesDeleted } from '../api/schemas';
import { findInvoices, getOrder } from './invoiceSearch';
import { invoicesKey } from './tables';

export const deleteInvoices = answerCall(calls.deleteInvoices, {
  summary: 'Delete many invoices',
  notes:
    'Invoices are named by ids, or by the filter of the list: all that match. Ids that do not exist are listed as missing.',
  input: InvoiceSelection,
  answer: InvoicesDeleted,
  action: 'delete',
  handle(store, { input }) {
    const table = store.table(invoicesKey);
    const ids = getSelectedIds(input, (filter) => sortFound(findInvoices(table.all(), filter), getOrder({})));
    if (!ids) return nothingSelected();
    const result: InvoicesDeleted = { deleted: [], missing: [] };
    for (const id of ids) {
      if (table.get(id)) {
        store.bin(invoicesKey, id);
        result.deleted.push(id);
      } else result.missing.push(id);
    }
    return ok(result);
  },
});
