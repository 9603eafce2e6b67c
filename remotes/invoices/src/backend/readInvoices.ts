import {
  and,
  answerCall,
  type BackendCall,
  type BackendStore,
  between,
  byChoice,
  desc,
  eq,
  ne,
  ok,
  readList,
  readRows,
  search,
  toPlainText,
  unknown,
  z,
} from '@atrium/backend';
import { readChoice } from '@atrium/contract';
import { calls } from '../api/calls';
import { ClientSearch } from '../api/clientListSchemas';
import { ClientEmail, ClientNames, ClientQuery, ClientSums, InvoiceClient } from '../api/clientSchemas';
import { InvoiceId, InvoicePage, InvoiceQuery, InvoiceWithPayment } from '../api/schemas';
import { clientSums } from '../model/clientSums';
import { toIssuer } from '../model/seller';
import { findClients } from './clients';
import { matching, orderOf, readMatching } from './invoiceSearch';
import { readSettings } from './settings';
import { todayOf } from './storedInvoice';
import { findInvoice, invoicesTable, readInvoices } from './tables';

const defaultPerPage = 10;
const knownClients = 5;
const namedClients = 20;
/** Invoices that are read for the clients of some of them. */
const maxRead = 200;

/** The first client of each key. */
function firstOfEach(clients: readonly InvoiceClient[], keyOf: (client: InvoiceClient) => string): InvoiceClient[] {
  const first = new Map<string, InvoiceClient>();
  for (const client of clients) if (!first.has(keyOf(client))) first.set(keyOf(client), client);
  return [...first.values()];
}

/** Those that are kept and a text names, then those of invoices that it names. */
async function searchClients(store: BackendStore, q: string): Promise<InvoiceClient[]> {
  const [kept, found] = await Promise.all([
    findClients(store, q, namedClients),
    store.table(invoicesTable).find({ where: search(q), orderBy: [desc('id')], limit: maxRead }),
  ]);
  const known = kept.map(({ id: _id, rev: _rev, ...client }) => client);
  const ofInvoices = found.map(({ client }) => client).filter(createClientTest(q));
  return firstOfEach([...known, ...ofInvoices], ({ name, company, companyEmail }) =>
    toPlainText(`${name}\n${company}\n${companyEmail}`),
  ).slice(0, namedClients);
}

async function listClients(store: BackendStore): Promise<InvoiceClient[]> {
  const rows = await store.table(invoicesTable).find({ limit: maxRead });
  return firstOfEach(
    rows.map(({ client }) => client),
    ({ company }) => company,
  ).slice(0, knownClients);
}

/** A test for clients that a text names; invoices are also found by their numbers. */
function createClientTest(q: string | null | undefined): (client: InvoiceClient) => boolean {
  const words = toPlainText(q ?? '')
    .split(/\s+/)
    .filter(Boolean);
  return ({ name, company, companyEmail }) => {
    const text = toPlainText(`${name}\n${company}\n${companyEmail}`);
    return words.every((word) => text.includes(word));
  };
}

/** Clients by name, one per address: of the latest invoices that match, and those with given addresses. */
async function nameClients(store: BackendStore, { q, emails }: z.output<typeof ClientQuery>): Promise<ClientNames> {
  const table = store.table(invoicesTable);
  const orderBy = [desc('id')] as const;
  const given = readChoice(emails).values.slice(0, namedClients);
  const [found, asked] = await Promise.all([
    table.find({ where: and(ne('clientEmail', null), search(q)), orderBy, limit: maxRead }),
    Promise.all(given.map((email) => table.first({ where: eq('clientEmail', email), orderBy }))),
  ]);
  const emailOf = ({ companyEmail }: InvoiceClient) => toPlainText(companyEmail);
  const matches = found.map(({ client }) => client).filter(createClientTest(q));
  const named = firstOfEach(matches, emailOf).slice(0, namedClients);
  return firstOfEach([...named, ...asked.flatMap((row) => row?.client ?? [])], emailOf)
    .map(({ name, companyEmail }) => ({ name, email: companyEmail }))
    .sort((a, b) => a.name.localeCompare(b.name));
}

async function sumUpClient(store: BackendStore, email: string): Promise<ClientSums> {
  const table = store.table(invoicesTable);
  const today = todayOf(store);
  const own = and(byChoice('clientEmail', email), eq('isIssued', true));
  const askedIn = (from: string, to: string) =>
    table.groupBy('currencyPlace', and(own, between('issuedDate', from, to))).sum('asked');
  const [counts, month, year, open] = await Promise.all([
    table.groupBy('currencyPlace', own).count(),
    askedIn(`${today.slice(0, 7)}-01`, `${today.slice(0, 7)}-31`),
    askedIn(`${today.slice(0, 4)}-01-01`, `${today.slice(0, 4)}-12-31`),
    table.groupBy('currencyPlace', own).sum('balance'),
  ]);
  return clientSums({ counts, month, year, open });
}

export const readCalls: BackendCall[] = [
  answerCall(calls.getInvoices, {
    summary: 'A page of the invoices that match, the highest id first; allData holds them all unless allData=0',
    notes:
      'q looks into the name, the company and the address of the client and the number or, of a draft, which has none, the id; status, currency and the whole email of the client match in any case, and several values or all but some are possible. An order by total or balance has one currency after another; one by status has what is past due among what was sent. What is owed after its day is past due, and nothing else is. reminder=due finds those whose next reminder may be sent today.',
    input: InvoiceQuery,
    answer: InvoicePage,
    async handle(store, { input }) {
      const table = store.table(invoicesTable);
      const query = { where: matching(input, await readMatching(store)), orderBy: orderOf(input) };
      const [page, all] = await Promise.all([
        readList(store, table, query, { ...input, page: input.page ?? 1 }, defaultPerPage),
        input.allData === '0' ? [] : readRows(store, table, {}, {}, defaultPerPage),
      ]);
      const [allData, invoices] = await Promise.all([readInvoices(store, all), readInvoices(store, page.rows)]);
      return ok({ allData, invoices, total: page.total });
    },
  }),
  answerCall(calls.getInvoice, {
    summary: 'One invoice, and where to pay it: as it was said when it was issued',
    input: InvoiceId,
    answer: InvoiceWithPayment,
    rejections: [404],
    async handle(store, { input }) {
      const invoice = await findInvoice(store, input.id);
      if (!invoice) return unknown('invoice');
      const seller = invoice.issuer ?? toIssuer((await readSettings(store)).seller);
      return ok({ invoice, paymentDetails: { totalDue: invoice.balance, ...seller.bank }, seller });
    },
  }),
  answerCall(calls.getClients, {
    summary: 'Clients to choose from: five, or those that a text names, kept ones first',
    input: ClientSearch,
    answer: z.array(InvoiceClient),
    handle: async (store, { input: { q } }) => ok(await (q ? searchClients(store, q) : listClients(store))),
  }),
  answerCall(calls.getClientNames, {
    summary:
      'Clients by name, to filter by: twenty at most, of the latest invoices, and those whose addresses are given',
    input: ClientQuery,
    answer: ClientNames,
    handle: async (store, { input }) => ok(await nameClients(store, input)),
  }),
  answerCall(calls.getClientSums, {
    summary: 'What a client was asked for this month and this year, and what is open, in each currency',
    notes: 'Less what was credited; drafts and what is void count for nothing. That of most invoices comes first.',
    input: ClientEmail,
    answer: ClientSums,
    handle: async (store, { input }) => ok(await sumUpClient(store, input.email)),
  }),
];
