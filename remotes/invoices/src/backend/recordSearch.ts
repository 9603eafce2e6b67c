import { createRecordSearch } from '@atrium/backend';
import { isDraft } from '../model/invoiceSteps';
import { nameOf, type StoredInvoice } from './storedInvoice';

/** "#5036", or "(5042)" of a draft: that is its id, as it has no number, in signs that need no language. */
const markOf = (row: StoredInvoice): string => (isDraft(row) ? `(${nameOf(row)})` : `#${nameOf(row)}`);

/** Invoices by number and client, for the search over everything. */
export const searchInvoices = createRecordSearch<StoredInvoice>({
  groupTitle: 'Invoices',
  textsOf: (row) => [String(nameOf(row)), row.client.name, row.client.company],
  toHit: (row) => ({
    id: row.id,
    title: `${markOf(row)} · ${row.client.name}`,
    by: row.client.company,
    date: row.dueDate,
    link: `/apps/invoice/preview/${row.id}`,
  }),
  moreAt: (q) => `/apps/invoice/list?q=${encodeURIComponent(q)}`,
});
