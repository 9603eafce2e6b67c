import {
  byId,
  createChoiceTest,
  createColumn,
  createDayRangeTest,
  createNumberRangeTest,
  createRecordSearch,
  createRowSearch,
  createSorter,
  type Found,
  findRows,
  type Order,
  type SortChoice,
  type z,
} from '@atrium/backend';
import { currencies } from '../api/choices';
import type { InvoiceFilter, InvoiceStatus } from '../api/schemas';
import { isOverdue } from '../model/invoiceStatus';
import { isDraft } from '../model/invoiceSteps';
import { currencyOf, nameOf, type StoredInvoice, toInvoice } from './storedInvoice';

/** "#5036", or "(5042)" for a draft: its id, in language-neutral notation. */
const markOf = (row: StoredInvoice): string => (isDraft(row) ? `(${nameOf(row)})` : `#${nameOf(row)}`);

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

const createOrders = (today: string) =>
  createSorter<StoredInvoice>(
    {
      id: (invoice) => invoice.id,
      number: (invoice) => (isDraft(invoice) ? null : nameOf(invoice)),
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

/** Caches the value of the last key, so that sort columns are reused within a day. */
function memoizeLast<Key, Value>(create: (key: Key) => Value): (key: Key) => Value {
  let last: { key: Key; value: Value } | undefined;
  return (key) => {
    if (last?.key !== key) last = { key, value: create(key) };
    return last.value;
  };
}

/** Keyed by day: an invoice becomes overdue at midnight without any write. */
const ordersOn = memoizeLast(createOrders);

/** Order of the list: highest id first unless a column is given. */
export function orderOf(choice: SortChoice, today: string): Order<StoredInvoice> {
  const order = ordersOn(today)(choice);
  return isOfAmounts(choice) ? { ...order, getGroups: getCurrencies } : order;
}

/** Amounts in different currencies are not comparable: each currency is sorted separately. */
const isOfAmounts = ({ sortBy }: SortChoice): boolean => sortBy === 'total' || sortBy === 'balance';

const getCurrencies = createColumn<StoredInvoice, number>((invoice) => currencies.indexOf(currencyOf(invoice)));

/** Same status as from `toInvoice`, without creating 100,000 invoices. */
function statusOf(row: StoredInvoice, today: string): InvoiceStatus {
  if (isOverdue(row, today)) return 'Past Due';
  return row.invoiceStatus === 'Past Due' ? toInvoice(row, today).invoiceStatus : row.invoiceStatus;
}

const search = createRowSearch<StoredInvoice>((row) => [row.client.name, row.client.companyEmail, String(nameOf(row))]);

type Filters = z.output<typeof InvoiceFilter>;

/** Matching invoices; overdue ones are found by that, however far they are paid. */
export function findInvoices(
  invoices: readonly StoredInvoice[],
  { q, status, email, currency, issued, due, total }: Filters,
  today: string,
): Found<StoredInvoice> {
  const hasStatus = createChoiceTest(status);
  const isTo = createChoiceTest(email);
  const isIn = createChoiceTest(currency);
  const isIssuedIn = createDayRangeTest(issued);
  const isDueIn = createDayRangeTest(due);
  const isAmount = createNumberRangeTest(total);
  const matches = search(invoices, q);
  return findRows(
    invoices,
    (invoice, place) =>
      hasStatus(statusOf(invoice, today)) &&
      isTo(invoice.client.companyEmail) &&
      isIn(currencyOf(invoice)) &&
      isIssuedIn(invoice.issuedDate) &&
      isDueIn(invoice.dueDate) &&
      isAmount(invoice.total) &&
      matches(place),
  );
}
