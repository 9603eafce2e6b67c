import { createRecordSearch } from 'shared/backend';
import { isDraft } from '../model/invoiceSteps';
import { nameOf, type StoredInvoice } from './storedInvoice';

/** Invoices by number and client, for the search over everything. */
export const searchInvoices = createRecordSearch<StoredInvoice>({
  groupTitle: 'Invoices',
  textsOf: (row) => [String(nameOf(row)), row.client.name, row.client.company],
  toHit: ({ id, client, dueDate, ...row }) => ({
    id,
    title: `${isDraft(row) ? 'Draft ' : '#'}${nameOf({ ...row, id, client, dueDate })} · ${client.name}`,
    by: client.company,
    date: dueDate,
    link: `/apps/invoice/preview/${id}`,
  }),
  moreAt: (q) => `/apps/invoice/list?q=${encodeURIComponent(q)}`,
});
