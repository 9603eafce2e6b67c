import { clients } from '@atrium/mock/demo';
import type { KnownClient } from '../../api/clientListSchemas';
import type { InvoiceClient } from '../../api/clientSchemas';
import type { InvoicePayment } from '../../api/paymentSchemas';
import type { Currency, InvoiceItem, InvoiceStatus } from '../../api/schemas';
import { countryCodeOf } from '../../model/countries';
import { addUp, totalOf } from '../../model/invoiceTotals';
import { digitsOf } from '../../model/minorUnits';
import type { StoredInvoice } from '../storedInvoice';
import { currencyOf, farClients, rates } from './currencies';
import { notes, services } from './services';

type SeedInvoice = Omit<StoredInvoice, 'rev'>;

const firstId = 4987;
const count = 52;

const statuses: InvoiceStatus[] = [
  'Paid',
  'Sent',
  'Paid',
  'Partial Payment',
  'Downloaded',
  'Paid',
  'Past Due',
  'Draft',
];

function pick<T>(list: readonly T[], index: number): T {
  const item = list[index % list.length];
  if (item === undefined) throw new Error('Nothing to pick from');
  return item;
}

function pickItems(index: number): InvoiceItem[] {
  const picked = [index, index * 2 + 3, index * 5 + 1]
    .slice(0, 1 + (index % 3))
    .map((number) => pick(services, number));
  return [...new Set(picked)].map((item, place) => ({ ...item, qty: place === 0 ? item.qty : item.qty + (index % 4) }));
}

/** Newer invoices have higher ids; unpaid ones are the newest. */
function pickStatus(index: number): InvoiceStatus {
  const status = pick(statuses, index);
  const isLate = status === 'Past Due' || status === 'Partial Payment';
  return isOld(index) && !isLate ? 'Paid' : status;
}

const isOld = (index: number) => index < count - 14;

/** Mostly euros; distant clients in their own currency, at about the same price. */
function inCurrency(items: InvoiceItem[], currency: Currency): InvoiceItem[] {
  const unit = 10 ** digitsOf(currency);
  return items.map((item) => ({ ...item, cost: Math.round(item.cost * rates[currency] * unit) / unit }));
}

function pay(total: number, status: InvoiceStatus, age: number, currency: Currency): InvoicePayment[] {
  const date = `@-${Math.max(1, age - 9)}d`;
  if (status === 'Paid') return [{ id: 1, amount: total, date, method: 'Bank Transfer', note: '' }];
  if (status !== 'Partial Payment') return [];
  const unit = 10 ** digitsOf(currency);
  const amount = Math.round(total * 0.4 * unit) / unit;
  return [{ id: 1, amount, date, method: 'Credit Card', note: 'First instalment' }];
}

/** Payment term in days: recent invoices that should not be overdue are not. */
const termOf = (index: number, status: InvoiceStatus, age: number): number =>
  isOld(index) || status === 'Past Due' || status === 'Paid' ? Math.min(14, age - 2) : age + 12;

/** "Torstraße 112, 10119 Berlin": the street, and the town with its postcode in the fields that invoices have for them. */
const withTown = /^(.+), (\d[\d -]*\d) (\D+)$/;

/** Numbers of no company: examples of their formats. */
const vatNumbers: ReadonlyMap<string, string> = new Map([
  ['Weber & Partner', 'DE136695976'],
  ['Éditions Laurent', 'FR40303265045'],
  ['Rossi Ceramiche', 'IT00743110157'],
  ['Kanaal Festival', 'NL004495445B01'],
  ['Casa do Cais', 'PT501964843'],
]);

function toClient(client: InvoiceClient): InvoiceClient {
  const [, address = client.address, postcode, city] = withTown.exec(client.address) ?? [];
  const countryCode = countryCodeOf(client.country);
  const vatNumber = vatNumbers.get(client.company);
  return {
    ...client,
    address,
    ...(postcode && city && { postcode, city }),
    ...(countryCode && { countryCode }),
    ...(vatNumber && { vatNumber }),
  };
}

function build(index: number): SeedInvoice {
  const status = pickStatus(index);
  const client = toClient(farClients.get(index) ?? pick(clients, index * 5 + Math.floor(index / 12)));
  const currency = currencyOf(client);
  const items = inCurrency(pickItems(index), currency);
  const age = (count - index) * 4 + 1;
  const term = termOf(index, status, age);
  const discount = index % 9 === 0 ? 5 : 0;
  const tax = pick([19, 23, 0, 21], index);
  const total = totalOf({ items, discount, tax, currency });
  const payments = pay(total, status, age, currency);
  return {
    id: firstId + index,
    issuedDate: `@-${age}d`,
    dueDate: `@${term - age >= 0 ? '+' : ''}${term - age}d`,
    client,
    service: items[0]?.service ?? '',
    currency,
    total,
    balance: addUp([total, ...payments.map(({ amount }) => -amount)], currency),
    avatar: null,
    invoiceStatus: status === 'Past Due' ? 'Sent' : status,
    items,
    discount,
    tax,
    note: pick(notes, index),
    payments,
  };
}

/** A draft with discount, tax, and an amount that floating-point arithmetic gets wrong. */
function buildDraft(before: SeedInvoice): SeedInvoice {
  const items = [
    { service: 'Editorial design', cost: 1_200, qty: 1 },
    { service: 'Translation, per page', cost: 38.5, qty: 24 },
    { service: 'Photo rights', cost: 0.1, qty: 3 },
  ];
  const total = totalOf({ items, discount: 5, tax: 19, currency: 'EUR' });
  const client = clients[0] ? toClient(clients[0]) : before.client;
  const note = notes[0] ?? '';
  return {
    ...before,
    client,
    items,
    service: 'Editorial design',
    currency: 'EUR',
    discount: 5,
    tax: 19,
    total,
    balance: total,
    payments: [],
    note,
    invoiceStatus: 'Draft',
    issuedDate: '@-8d',
    dueDate: '@+6d',
    deliveryDate: '@-9d',
    buyerReference: '04011000-1234512345-06',
  };
}

export function buildInvoices(): SeedInvoice[] {
  return Array.from({ length: count }, (_, index) => {
    const invoice = build(index);
    return invoice.id === 5036 ? buildDraft(invoice) : invoice;
  });
}

/** Clients of invoices, each once, as they are kept for invoices to come. */
export function buildClients(invoices: readonly SeedInvoice[]): Omit<KnownClient, 'rev'>[] {
  const clients = new Map(invoices.map(({ client }) => [`${client.name} ${client.company}`, client]));
  return [...clients.values()]
    .sort((a, b) => (a.name < b.name ? -1 : 1))
    .map((client, place) => ({ ...client, id: place + 1 }));
}
