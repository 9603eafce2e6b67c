import { byId, createRowSearch, createSorter, type Found, findRows, toFilter } from 'shared/backend';
import type { Invoice } from '../api/schemas';

/** The order of the list: the highest id first unless a column is named. */
export const getOrder = createSorter<Invoice>(
  {
    id: (invoice) => invoice.id,
    client: (invoice) => invoice.client.name,
    company: (invoice) => invoice.client.company,
    issuedDate: (invoice) => invoice.issuedDate,
    dueDate: (invoice) => invoice.dueDate,
    total: (invoice) => invoice.total,
    balance: (invoice) => invoice.balance,
    invoiceStatus: (invoice) => invoice.invoiceStatus,
  },
  byId('desc'),
);

const search = createRowSearch<Invoice>(({ id, client }) => [client.name, client.companyEmail, String(id)]);

interface Filters {
  q?: string | null;
  status?: string | null;
  email?: string | null;
}

/** The invoices that match. */
export function findInvoices(invoices: readonly Invoice[], { q, status, email }: Filters): Found<Invoice> {
  const wanted = toFilter(status)?.toLowerCase();
  const address = toFilter(email)?.toLowerCase();
  const matches = search(invoices, q);
  return findRows(
    invoices,
    ({ invoiceStatus, client }, place) =>
      (!wanted || invoiceStatus.toLowerCase() === wanted) &&
      (!address || client.companyEmail.toLowerCase() === address) &&
      matches(place),
  );
}
