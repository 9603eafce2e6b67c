import {
  and,
  asc,
  type BackendStore,
  byChoice,
  dayIn,
  defineRecordSearch,
  desc,
  eq,
  lt,
  lte,
  not,
  numberIn,
  oneOf,
  or,
  search,
  sortedBy,
  toPlainText,
  type z,
} from '@atrium/backend';
import { readChoice } from '@atrium/contract';
import { addDays } from '@atrium/contract/values';
import type { InvoiceFilter, InvoiceQuery } from '../api/schemas';
import { isDraft } from '../model/invoiceSteps';
import { readSettings } from './settings';
import { nameOf, type StoredInvoice, todayOf } from './storedInvoice';
import { invoicesTable } from './tables';

/** "#5036", or "(5042)" for a draft: its id, in language-neutral notation. */
const markOf = (row: StoredInvoice): string => (isDraft(row) ? `(${nameOf(row)})` : `#${nameOf(row)}`);

export const searchInvoices = defineRecordSearch({
  table: invoicesTable,
  groupTitle: 'Invoices',
  toHit: (row) => ({
    id: row.id,
    title: `${markOf(row)} · ${row.client.name}`,
    by: row.client.company,
    date: row.dueDate,
    link: `/apps/invoice/preview/${row.id}`,
  }),
  moreAt: (q) => `/apps/invoice/list?q=${encodeURIComponent(q)}`,
});

const columns = {
  id: 'id',
  number: 'shownNumber',
  client: 'clientName',
  company: 'company',
  issuedDate: 'issuedDate',
  dueDate: 'dueDate',
  total: 'total',
  balance: 'balance',
} as const;

type Sorting = Pick<z.output<typeof InvoiceQuery>, 'sortBy' | 'sortDir'>;

/** Order of the list: highest id first unless a column is given. */
export function orderOf(choice: Sorting) {
  const direction = choice.sortDir === 'desc' ? desc : asc;
  if (choice.sortBy === 'invoiceStatus') return [direction('settledStatus'), direction('dueDate'), desc('id')] as const;
  const order = sortedBy(choice, columns, [desc('id')]);
  const isOfAmounts = choice.sortBy === 'total' || choice.sortBy === 'balance';
  return isOfAmounts ? [asc('currencyPlace'), ...order] : order;
}

/** Overdue invoices are found by that, however far they are paid. */
function byStatus(status: string | null | undefined, today: string) {
  const { isNot, values } = readChoice(status);
  if (values.length === 0) return undefined;
  const isLate = and(eq('isOpen', true), lt('dueDate', today));
  const asksLate = values.some((value) => toPlainText(value) === 'past due');
  const found = or(asksLate && isLate, and(oneOf('settledStatus', values), not(isLate)));
  return isNot ? not(found) : found;
}

/** Invoices whose next reminder has its day; `steps` as in the settings. */
function byReminder(reminder: string | null | undefined, steps: readonly number[], today: string) {
  const { isNot, values } = readChoice(reminder);
  if (!values.includes('due')) return undefined;
  // Without steps the condition is of none, and finds nothing.
  const isOfStep = steps.map((days, sent) => and(eq('reminders', sent), lte('dueDate', addDays(today, -days))));
  const found = and(eq('isOpen', true), or(...isOfStep));
  return isNot ? not(found) : found;
}

type Filters = z.output<typeof InvoiceFilter>;

/** Steps of reminders, and the day that decides about them. */
interface Matching {
  today: string;
  reminders: readonly number[];
}

export async function readMatching(store: BackendStore): Promise<Matching> {
  return { today: todayOf(store), reminders: (await readSettings(store)).reminders };
}

export const matching = (
  { q, status, email, currency, issued, due, total, reminder }: Filters,
  { today, reminders }: Matching,
) =>
  and(
    byStatus(status, today),
    byReminder(reminder, reminders, today),
    byChoice('clientEmail', email),
    byChoice('currency', currency),
    dayIn('issuedDate', issued),
    dayIn('dueDate', due),
    numberIn('total', total),
    search(q),
  );
