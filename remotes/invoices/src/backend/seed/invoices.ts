import { clients } from 'mock/demo';
import type { Invoice, InvoiceItem, InvoicePayment, InvoiceStatus } from '../../api/schemas';
import { getBalance, getTotal } from '../total';
import { notes, services } from './services';

type SeedInvoice = Omit<Invoice, 'rev'>;

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

/** One to three things, none twice. */
function pickItems(index: number): InvoiceItem[] {
  const picked = [index, index * 2 + 3, index * 5 + 1]
    .slice(0, 1 + (index % 3))
    .map((number) => pick(services, number));
  return [...new Set(picked)].map((item, place) => ({ ...item, qty: place === 0 ? item.qty : item.qty + (index % 4) }));
}

/** Newer invoices have higher ids; those that nobody has paid yet are the newest. */
function pickStatus(index: number): InvoiceStatus {
  const status = pick(statuses, index);
  const isOld = index < count - 14;
  return isOld && (status === 'Draft' || status === 'Sent') ? 'Paid' : status;
}

function pay(total: number, status: InvoiceStatus, age: number): InvoicePayment[] {
  const date = `@-${Math.max(1, age - 9)}d`;
  if (status === 'Paid') return [{ amount: total, date, method: 'Bank Transfer', note: '' }];
  if (status !== 'Partial Payment') return [];
  return [{ amount: Math.round(total * 40) / 100, date, method: 'Credit Card', note: 'First instalment' }];
}

function build(index: number): SeedInvoice {
  const status = pickStatus(index);
  const items = pickItems(index);
  const age = (count - index) * 4 + 1;
  const term = status === 'Past Due' ? Math.min(14, age - 2) : status === 'Draft' || status === 'Sent' ? age + 12 : 14;
  const discount = index % 9 === 0 ? 5 : 0;
  const tax = pick([19, 23, 0, 21], index);
  const total = getTotal(items, discount, tax);
  const payments = pay(total, status, age);
  return {
    id: firstId + index,
    issuedDate: `@-${age}d`,
    dueDate: `@${term - age >= 0 ? '+' : ''}${term - age}d`,
    client: pick(clients, index * 5 + Math.floor(index / 12)),
    service: items[0]?.service ?? '',
    total,
    balance: getBalance(total, payments),
    avatar: null,
    invoiceStatus: status,
    items,
    discount,
    tax,
    note: pick(notes, index),
    payments,
  };
}

/** The one that waits in the drafts: a discount, a tax, and an amount that floating numbers get wrong. */
function buildDraft(before: SeedInvoice): SeedInvoice {
  const items = [
    { service: 'Editorial design', cost: 1_200, qty: 1 },
    { service: 'Translation, per page', cost: 38.5, qty: 24 },
    { service: 'Photo rights', cost: 0.1, qty: 3 },
  ];
  const total = getTotal(items, 5, 19);
  const client = clients[0] ?? before.client;
  const note = notes[0] ?? '';
  return {
    ...before,
    client,
    items,
    service: 'Editorial design',
    discount: 5,
    tax: 19,
    total,
    balance: total,
    payments: [],
    note,
    invoiceStatus: 'Draft',
    issuedDate: '@-8d',
    dueDate: '@+6d',
  };
}

export function buildInvoices(): SeedInvoice[] {
  return Array.from({ length: count }, (_, index) => {
    const invoice = build(index);
    return invoice.id === 5036 ? buildDraft(invoice) : invoice;
  });
}
