import { createRecordSearch } from 'shared/backend';
import type { StoredInvoice } from './storedInvoice';

/** Invoices by number and client, for the search over everything. */
export const searchInvoices = createRecordSearch<StoredInvoice>({
  groupTitle: 'Invoices',
  textsOf: ({ id, client }) => [String(id), client.name, client.company],
  toHit: ({ id, client, dueDate }) => ({
    id,
    title: `#${id} · ${client.name}`,
    by: client.company,
    date: dueDate,
    link: `/apps/invoice/preview/${id}`,
  }),
  moreAt: (q) => `/apps/invoice/list?q=${encodeURIComponent(q)}`,
});
