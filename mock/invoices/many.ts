import { call, InvoiceSelection, InvoicesDeleted, type MockCall } from 'shared/api';
import { ok } from '../core/answer';
import { sortFound } from '../core/list';
import { getSelectedIds, nothingSelected } from '../core/selection';
import { findInvoices, getOrder } from './list';
import { invoicesKey } from './tables';

export const manyCalls: MockCall[] = [
  call({
    method: 'POST',
    path: '/apps/invoice/delete-many',
    summary: 'Delete many invoices',
    notes:
      'Which are to go is named by ids, or by the filter of the list: all that match. Ids that are not there are told.',
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
  }),
];
