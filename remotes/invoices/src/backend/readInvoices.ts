import {
  answerCall,
  type BackendCall,
  createChoiceTest,
  createSearch,
  ok,
  selectPage,
  unknown,
  z,
} from '@atrium/backend';
import { calls } from '../api/calls';
import { ClientEmail, ClientNames, ClientQuery, ClientSums, InvoiceClient } from '../api/clientSchemas';
import { InvoiceId, InvoicePage, InvoiceQuery, InvoiceWithPayment } from '../api/schemas';
import { clientSums } from '../model/clientSums';
import { findInvoices, orderOf } from './invoiceSearch';
import { bank } from './issueInvoice';
import { type StoredInvoice, todayOf, toInvoice } from './storedInvoice';
import { findInvoice, invoicesKey, readInvoice } from './tables';

const defaultPerPage = 10;
const knownClients = 5;
const namedClients = 20;

function listClients(invoices: readonly StoredInvoice[]): InvoiceClient[] {
  const byCompany = new Map<string, InvoiceClient>();
  for (const { client } of invoices) {
    if (byCompany.size === knownClients) break;
    if (!byCompany.has(client.company)) byCompany.set(client.company, client);
  }
  return [...byCompany.values()];
}

/** Clients by name, one per address: matches, and those with given addresses. */
function nameClients(invoices: readonly StoredInvoice[], { q, emails }: z.output<typeof ClientQuery>): ClientNames {
  const matches = createSearch(q);
  const isGiven = emails ? createChoiceTest(emails) : () => false;
  const byEmail = new Map(invoices.map(({ client }) => [client.companyEmail, client]));
  byEmail.delete('');
  const clients = [...byEmail].map(([email, { name, company }]) => ({ name, company, email }));
  const wanted = clients.filter(({ name, company, email }) => matches(name, company, email)).slice(0, namedClients);
  const asked = clients.filter((client) => isGiven(client.email) && !wanted.includes(client));
  return [...wanted, ...asked].map(({ name, email }) => ({ name, email })).sort((a, b) => a.name.localeCompare(b.name));
}

export const readCalls: BackendCall[] = [
  answerCall(calls.getInvoices, {
    summary: 'A page of the invoices that match, the highest id first; allData holds them all unless allData=0',
    notes:
      'q looks into the name and the address of the client and the number or, of a draft, which has none, the id; status, currency and the whole email of the client match in any case, and several values or all but some are possible. An order by total or balance has one currency after another. What is owed after its day is past due, and nothing else is.',
    input: InvoiceQuery,
    answer: InvoicePage,
    handle(store, { input }) {
      const all = store.table(invoicesKey).all();
      const today = todayOf(store);
      const found = findInvoices(all, input, today);
      const page = selectPage(found, orderOf(input, today), input, defaultPerPage);
      return ok({
        allData: input.allData === '0' ? [] : all.map((row) => readInvoice(store, row, today)),
        invoices: page.map((row) => readInvoice(store, row, today)),
        total: found.places.length,
      });
    },
  }),
  answerCall(calls.getInvoice, {
    summary: 'One invoice, and where to pay it: as it was said when it was issued',
    input: InvoiceId,
    answer: InvoiceWithPayment,
    rejections: [404],
    handle(store, { input }) {
      const invoice = findInvoice(store, input.id);
      if (!invoice) return unknown('invoice');
      return ok({ invoice, paymentDetails: { totalDue: invoice.balance, ...(invoice.issuer?.bank ?? bank) } });
    },
  }),
  answerCall(calls.getClients, {
    summary: 'Five clients to choose from',
    answer: z.array(InvoiceClient),
    handle: (store) => ok(listClients(store.table(invoicesKey).all())),
  }),
  answerCall(calls.getClientNames, {
    summary: 'Clients by name, to filter by: twenty at most, and those whose addresses are given',
    input: ClientQuery,
    answer: ClientNames,
    handle: (store, { input }) => ok(nameClients(store.table(invoicesKey).all(), input)),
  }),
  answerCall(calls.getClientSums, {
    summary: 'What a client was asked for this month and this year, and what is open, in each currency',
    notes: 'Less what was credited; drafts and what is void count for nothing. That of most invoices comes first.',
    input: ClientEmail,
    answer: ClientSums,
    handle(store, { input }) {
      const today = todayOf(store);
      const isTo = createChoiceTest(input.email);
      const own = store
        .table(invoicesKey)
        .all()
        .filter(({ client }) => isTo(client.companyEmail));
      return ok(
        clientSums(
          own.map((row) => toInvoice(row, today)),
          today,
        ),
      );
    },
  }),
];
