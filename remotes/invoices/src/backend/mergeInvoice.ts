import type { Invoice, InvoiceClient, InvoiceItem, InvoiceStatus, PaymentMethod } from '../api/schemas';
import { getBalance, getTotal } from './total';

type Loose<T, Required extends keyof T> = Pick<T, Required> & {
  [K in Exclude<keyof T, Required>]?: T[K] | null;
};

interface SentInvoice {
  client?: Loose<InvoiceClient, 'name'>;
  issuedDate?: string;
  dueDate?: string;
  items?: Loose<InvoiceItem, 'service' | 'cost' | 'qty'>[];
  discount?: number | null;
  tax?: number | null;
  note?: string | null;
  avatar?: string | null;
  invoiceStatus?: InvoiceStatus;
  salesperson?: string | null;
  acceptedMethod?: PaymentMethod | null;
  hasNote?: boolean | null;
  hasStub?: boolean | null;
}

const toClient = ({ name, company, companyEmail, address, country, contact }: Loose<InvoiceClient, 'name'>) => ({
  name,
  company: company ?? '',
  companyEmail: companyEmail ?? '',
  address: address ?? '',
  country: country ?? '',
  contact: contact ?? '',
});

const toItem = ({ service, cost, qty, description }: NonNullable<SentInvoice['items']>[number]): InvoiceItem => ({
  service,
  cost,
  qty,
  ...(description && { description }),
});

/** The status of an invoice whose items, payments or days are others now: it goes by what is open, and when that is due. */
function followStatus({ invoiceStatus, payments, dueDate }: Invoice, balance: number, today: string): InvoiceStatus {
  if (payments.length > 0 && balance === 0) return 'Paid';
  const isBehind = invoiceStatus === 'Paid' || (invoiceStatus === 'Past Due' && dueDate >= today);
  if (!isBehind) return invoiceStatus;
  return payments.length > 0 ? 'Partial Payment' : 'Sent';
}

const toDay = (moment: string) => moment.slice(0, 10);

/** What an invoice need not have: of it only what was sent. */
const toExtras = ({ salesperson, acceptedMethod, hasNote, hasStub }: SentInvoice) => ({
  ...(typeof salesperson === 'string' && { salesperson }),
  ...(acceptedMethod !== undefined && { acceptedMethod }),
  ...(typeof hasNote === 'boolean' && { hasNote }),
  ...(typeof hasStub === 'boolean' && { hasStub }),
});

/** What was sent over what was there; total, balance and (unless it was sent) status are computed again. */
export function mergeInvoice(before: Invoice, sent: SentInvoice, today: string): Invoice {
  const items = sent.items?.map(toItem) ?? before.items;
  const discount = sent.discount ?? before.discount;
  const tax = sent.tax ?? before.tax;
  const total = getTotal(items, discount, tax);
  const balance = getBalance(total, before.payments);
  const dueDate = sent.dueDate ? toDay(sent.dueDate) : before.dueDate;
  return {
    ...before,
    ...toExtras(sent),
    client: sent.client ? toClient(sent.client) : before.client,
    issuedDate: sent.issuedDate ? toDay(sent.issuedDate) : before.issuedDate,
    dueDate,
    items,
    discount,
    tax,
    total,
    balance,
    service: items[0]?.service ?? '',
    note: sent.note ?? before.note,
    avatar: sent.avatar === undefined ? before.avatar : sent.avatar,
    invoiceStatus: sent.invoiceStatus ?? followStatus({ ...before, dueDate }, balance, today),
  };
}
