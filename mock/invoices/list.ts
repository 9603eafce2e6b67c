import type { Invoice } from 'shared/api';
import { createSearch, sortRows, toFilter } from '../core/list';

const columns = {
  id: (invoice: Invoice) => invoice.id,
  client: (invoice: Invoice) => invoice.client.name,
  company: (invoice: Invoice) => invoice.client.company,
  issuedDate: (invoice: Invoice) => invoice.issuedDate,
  dueDate: (invoice: Invoice) => invoice.dueDate,
  total: (invoice: Invoice) => invoice.total,
  balance: (invoice: Invoice) => invoice.balance,
  invoiceStatus: (invoice: Invoice) => invoice.invoiceStatus,
};

interface View {
  q?: string | null;
  status?: string | null;
  sortBy?: string | null;
  sortDir?: string | null;
}

/** The invoices that match, the highest id first unless sorted otherwise. */
export function listInvoices(invoices: readonly Invoice[], { q, status, sortBy, sortDir }: View): readonly Invoice[] {
  const wanted = toFilter(status)?.toLowerCase();
  const search = createSearch(q);
  const found = invoices
    .filter(
      ({ id, client, invoiceStatus }) =>
        (!wanted || invoiceStatus.toLowerCase() === wanted) && search(client.name, client.companyEmail, String(id)),
    )
    .reverse();
  return sortRows(found, columns, sortBy, sortDir);
}
