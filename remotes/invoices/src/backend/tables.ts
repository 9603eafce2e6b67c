import { type BackendStore, defineTable } from '@atrium/backend';
import { currencies } from '../api/choices';
import type { Invoice } from '../api/schemas';
import { creditedBy } from '../model/creditedPart';
import { isDraft, isIssued } from '../model/invoiceSteps';
import { addUp } from '../model/invoiceTotals';
import { sentReminders } from '../model/reminders';
import {
  currencyOf,
  fixedNumber,
  nameOf,
  type StoredInvoice,
  seriesOf,
  settledStatusOf,
  todayOf,
  toInvoice,
} from './storedInvoice';

/** Searched texts of an invoice. */
export const textsOf = (row: StoredInvoice): string[] => [
  nameOf(row),
  row.client.name,
  row.client.company,
  row.client.companyEmail,
];

export const invoicesTable = defineTable<StoredInvoice>()({
  name: 'invoices',
  isRevised: true,
  isSigned: true,
  columns: { issuedDate: 'day', dueDate: 'day', total: 'number', balance: 'number' },
  derived: {
    settledStatus: ['name', settledStatusOf],
    isIssued: ['boolean', (row) => isIssued({ invoiceStatus: settledStatusOf(row) })],
    /** Overdue from the day after `dueDate`. */
    isOpen: ['boolean', (row) => row.balance > 0 && !isDraft(row)],
    fixedNumber: ['number', fixedNumber],
    series: ['text', seriesOf],
    shownNumber: ['number', (row) => (isDraft(row) ? null : (fixedNumber(row) ?? row.id))],
    /** Day of a document that has its number. */
    numberedDate: ['day', (row) => (isDraft(row) ? null : row.issuedDate)],
    reminders: ['number', sentReminders],
    clientName: ['name', ({ client }) => client.name],
    clientEmail: ['name', ({ client }) => client.companyEmail],
    company: ['name', ({ client }) => client.company],
    currency: ['name', currencyOf],
    /** Amounts in different currencies are not comparable: each currency is sorted separately. */
    currencyPlace: ['number', (row) => currencies.indexOf(currencyOf(row))],
    asked: ['number', (row) => addUp([row.total, -(row.credited ?? 0)], currencyOf(row))],
  },
  indexes: [
    ['issuedDate', 'id'],
    ['dueDate', 'id'],
    ['settledStatus', 'dueDate', 'id'],
    ['isOpen', 'dueDate', 'id'],
    ['shownNumber', 'id'],
    ['clientName', 'id'],
    ['company', 'id'],
    ['clientEmail', 'id'],
    ['currencyPlace', 'total', 'id'],
    ['currencyPlace', 'balance', 'id'],
    ['series', '-fixedNumber'],
    ['series', '-numberedDate'],
  ],
  unique: [['series', 'fixedNumber']],
  search: textsOf,
});

/** Invoices as the API returns them, with the credited part of each line. */
export async function readInvoices(store: BackendStore, rows: readonly StoredInvoice[]): Promise<Invoice[]> {
  const today = todayOf(store);
  const invoices = rows.map((row) => toInvoice(row, today));
  const notesOf = ({ credited, history }: Invoice): number[] =>
    credited > 0 ? history.flatMap(({ creditNote }) => creditNote?.id ?? []) : [];
  const found = await store.table(invoicesTable).getMany(invoices.flatMap(notesOf));
  const notes = new Map(found.map((note) => [note.id, toInvoice(note, today)]));
  return invoices.map((invoice) => {
    if (!(invoice.credited > 0)) return invoice;
    const own = notesOf(invoice).flatMap((id) => notes.get(id) ?? []);
    return { ...invoice, creditedPart: creditedBy(invoice, own) };
  });
}

export async function findInvoice(store: BackendStore, id: number): Promise<Invoice | undefined> {
  const row = await store.table(invoicesTable).get(id);
  return row && (await readInvoices(store, [row]))[0];
}

/** Number that a draft of an earlier release was promised, among others. */
const findNumber = async (store: BackendStore, id: number): Promise<number | null> => {
  const before = await store.table(invoicesTable).get(id);
  return before ? fixedNumber(before) : null;
};

/** Stores an invoice with its next `rev`. Drafts keep a number promised by an earlier release. */
export async function putInvoice(store: BackendStore, { creditedPart, ...invoice }: Invoice): Promise<Invoice> {
  const number = invoice.number ?? (await findNumber(store, invoice.id));
  const row = await store.table(invoicesTable).put({ ...invoice, number });
  return { ...toInvoice(row, todayOf(store)), ...(row.credited && creditedPart && { creditedPart }) };
}
