import {
  byId,
  createRowSearch,
  createSorter,
  type Found,
  findRows,
  type Order,
  type SortChoice,
  toFilter,
} from 'shared/backend';
import { invoiceStatuses } from '../api/choices';
import type { InvoiceStatus } from '../api/schemas';
import { isOverdue } from '../model/isOverdue';
import { type StoredInvoice, toInvoice } from './storedInvoice';

const createOrders = (today: string) =>
  createSorter<StoredInvoice>(
    {
      id: (invoice) => invoice.id,
      client: (invoice) => invoice.client.name,
      company: (invoice) => invoice.client.company,
      issuedDate: (invoice) => invoice.issuedDate,
      dueDate: (invoice) => invoice.dueDate,
      total: (invoice) => invoice.total,
      balance: (invoice) => invoice.balance,
      invoiceStatus: (invoice) => statusOf(invoice, today),
    },
    byId('desc'),
  );

/** What is past due today was not yesterday: the orders hold for a day, and keep their columns as long. */
const latest = { today: '', orders: createOrders('') };

/** The order of the list: the highest id first unless a column is named. */
export function orderOf(choice: SortChoice, today: string): Order<StoredInvoice> {
  if (latest.today !== today) Object.assign(latest, { today, orders: createOrders(today) });
  return latest.orders(choice);
}

/** The same as `toInvoice` gives, without making an invoice of each of 100,000 rows. */
function statusOf(row: StoredInvoice, today: string): InvoiceStatus {
  if (isOverdue(row, today)) return 'Past Due';
  return row.invoiceStatus === 'Past Due' ? toInvoice(row, today).invoiceStatus : row.invoiceStatus;
}

const search = createRowSearch<StoredInvoice>(({ id, client }) => [client.name, client.companyEmail, String(id)]);

interface Filters {
  q?: string | null;
  status?: string | null;
  email?: string | null;
}

/** The invoices that match; what is past due is found by that, however far it is paid. */
export function findInvoices(
  invoices: readonly StoredInvoice[],
  { q, status, email }: Filters,
  today: string,
): Found<StoredInvoice> {
  const asked = toFilter(status)?.toLowerCase();
  const wanted = invoiceStatuses.find((one) => one.toLowerCase() === asked);
  const address = toFilter(email)?.toLowerCase();
  const matches = search(invoices, q);
  return findRows(
    invoices,
    (invoice, place) =>
      (!asked || statusOf(invoice, today) === wanted) &&
      (!address || invoice.client.companyEmail.toLowerCase() === address) &&
      matches(place),
  );
}
