import {
  call,
  Done,
  type Invoice,
  InvoiceAnswer,
  InvoiceClient,
  InvoiceId,
  InvoicePage,
  InvoiceQuery,
  InvoiceToAdd,
  InvoiceToSend,
  InvoiceUpdate,
  InvoiceWithPayment,
  type MockApp,
  PaymentToAdd,
} from 'shared/api';
import * as z from 'zod/mini';
import { created, done, ok, refuseField, unknown } from '../core/answer';
import { selectPage } from '../core/list';
import { toDay } from '../core/moments';
import { growInvoices } from './grow';
import { findInvoices, getOrder } from './list';
import { manyCalls } from './many';
import { mergeInvoice } from './merge';
import { invoicesKey } from './tables';
import { getBalance, isMoney } from './total';

const defaultPerPage = 10;
const knownClients = 5;

const bank = {
  bankName: 'Banco do Cais',
  country: 'Portugal',
  iban: 'PT50000201231234567890154',
  swiftCode: 'BCAIPTPL',
};

const blank: Omit<Invoice, 'id'> = {
  issuedDate: '',
  dueDate: '',
  client: { name: '', company: '', companyEmail: '', address: '', country: '', contact: '' },
  service: '',
  total: 0,
  balance: 0,
  avatar: null,
  invoiceStatus: 'Draft',
  items: [],
  discount: 0,
  tax: 0,
  note: '',
  payments: [],
};

/** The clients of the latest invoices, each company once. */
function listClients(invoices: readonly Invoice[]): InvoiceClient[] {
  const byCompany = new Map<string, InvoiceClient>();
  for (const { client } of invoices) {
    if (byCompany.size === knownClients) break;
    if (!byCompany.has(client.company)) byCompany.set(client.company, client);
  }
  return [...byCompany.values()];
}

/** The refusal of an invoice that is due before it is issued. */
const checkDates = ({ issuedDate, dueDate }: Invoice) =>
  dueDate < issuedDate ? refuseField('dueDate', 'Due is before issued.') : null;

export const invoicesApp: MockApp = {
  id: 'invoices',
  subject: 'Invoice',
  tables: [invoicesKey],
  seed: async () => (await import(/* webpackChunkName: "mock-invoices" */ '../seed/invoices.json')).default,
  grow: { invoices: growInvoices },
  calls: [
    call({
      method: 'GET',
      path: '/apps/invoice/invoices',
      summary: 'A page of the invoices that match, the highest id first; allData holds them all unless allData=0',
      notes:
        'q looks into the name and the address of the client and the number; status and the whole email of the client hold in any case.',
      input: InvoiceQuery,
      answer: InvoicePage,
      handle(store, { input }) {
        const all = store.table(invoicesKey).all();
        const found = findInvoices(all, input);
        return ok({
          allData: input.allData === '0' ? [] : [...all],
          invoices: selectPage(found, getOrder(input), input, defaultPerPage),
          total: found.places.length,
        });
      },
    }),
    call({
      method: 'GET',
      path: '/api/invoice/invoices/{id}',
      summary: 'One invoice, and where to pay it',
      input: InvoiceId,
      answer: InvoiceWithPayment,
      refusals: [404],
      handle(store, { input }) {
        const invoice = store.table(invoicesKey).get(input.id);
        return invoice ? ok({ invoice, paymentDetails: { totalDue: invoice.balance, ...bank } }) : unknown('invoice');
      },
    }),
    call({
      method: 'GET',
      path: '/api/invoice/clients',
      summary: 'Five clients to choose from',
      answer: z.array(InvoiceClient),
      handle: (store) => ok(listClients(store.table(invoicesKey).all())),
    }),
    call({
      method: 'POST',
      path: '/apps/invoice/add-invoice',
      summary: 'Add an invoice; total and balance are worked out, never taken',
      notes:
        'The total is the sum of cost times quantity, less the discount, plus the tax (both percent), rounded half up to the cent once, at the end.',
      input: InvoiceToAdd,
      answer: InvoiceAnswer,
      success: [201],
      handle(store, { input }) {
        const table = store.table(invoicesKey);
        const invoice = mergeInvoice({ ...blank, id: table.nextId() }, input.invoice, toDay(new Date(store.now())));
        const refusal = checkDates(invoice);
        if (refusal) return refusal;
        table.put(invoice);
        return created({ invoice });
      },
    }),
    call({
      method: 'POST',
      path: '/apps/invoice/update-invoice',
      summary: 'Change an invoice; payments that were made stay, and the status follows what is open',
      input: InvoiceUpdate,
      answer: InvoiceAnswer,
      refusals: [404],
      handle(store, { input }) {
        const before = store.table(invoicesKey).get(input.invoice.id);
        if (!before) return unknown('invoice');
        const invoice = mergeInvoice(before, input.invoice, toDay(new Date(store.now())));
        const refusal = checkDates(invoice);
        if (refusal) return refusal;
        if (invoice.balance < 0) return refuseField('items', 'More than this has been paid already.');
        store.table(invoicesKey).put(invoice);
        return ok({ invoice });
      },
    }),
    call({
      method: 'DELETE',
      path: '/apps/invoice/delete',
      summary: 'Delete an invoice',
      input: InvoiceId,
      answer: Done,
      refusals: [404],
      handle(store, { input }) {
        if (!store.table(invoicesKey).get(input.id)) return unknown('invoice');
        store.bin(invoicesKey, input.id);
        return done();
      },
    }),
    call({
      method: 'POST',
      path: '/apps/invoice/send',
      summary: 'Mark an invoice as sent, where it was a draft or only downloaded',
      input: InvoiceToSend,
      answer: InvoiceAnswer,
      refusals: [404],
      handle(store, { input }) {
        const before = store.table(invoicesKey).get(input.id);
        if (!before) return unknown('invoice');
        const isUnsent = before.invoiceStatus === 'Draft' || before.invoiceStatus === 'Downloaded';
        const invoice: Invoice = isUnsent ? { ...before, invoiceStatus: 'Sent' } : before;
        store.table(invoicesKey).put(invoice);
        return ok({ invoice });
      },
    }),
    call({
      method: 'POST',
      path: '/apps/invoice/add-payment',
      summary: 'Record a payment: the balance falls, and the invoice is partly or wholly paid',
      notes: 'A payment of more than the balance is 400.',
      input: PaymentToAdd,
      answer: InvoiceAnswer,
      refusals: [400, 404],
      handle(store, { input: { id, amount, date, method, note } }) {
        const before = store.table(invoicesKey).get(id);
        if (!before) return unknown('invoice');
        if (amount > before.balance) return refuseField('amount', 'This is more than the balance.');
        if (!isMoney(amount)) return refuseField('amount', 'At most two decimals.');
        const payment = {
          amount,
          date: date?.slice(0, 10) ?? toDay(new Date(store.now())),
          method: method ?? ('Bank Transfer' as const),
          note: note ?? '',
        };
        const payments = [...before.payments, payment];
        const balance = getBalance(before.total, payments);
        const invoiceStatus = balance === 0 ? ('Paid' as const) : ('Partial Payment' as const);
        const invoice = { ...before, payments, balance, invoiceStatus };
        store.table(invoicesKey).put(invoice);
        return ok({ invoice });
      },
    }),
    ...manyCalls,
  ],
};
