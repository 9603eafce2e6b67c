import {
  answerCall,
  asc,
  type BackendCall,
  type BackendStore,
  created,
  Done,
  defineTable,
  done,
  eq,
  ok,
  type Rejection,
  readList,
  rejectField,
  rejectStale,
  search,
  toPlainText,
  unknown,
  type z,
} from '@atrium/backend';
import { defineRowImport, type RowIssue, repeatedRows } from '@atrium/backend/import';
import { calls } from '../api/calls';
import {
  ClientAnswer,
  ClientId,
  ClientListQuery,
  ClientPage,
  ClientToSave,
  type KnownClient,
} from '../api/clientListSchemas';
import type { InvoiceClient } from '../api/clientSchemas';
import { ClientInput } from '../api/writeSchemas';
import { checkClient } from './checkTaxFacts';
import { toClient } from './mergeInvoice';
import { toRowIssues } from './toRowIssues';

/** Two clients of the same name, company and address are one. */
const keyOf = ({ name, company, companyEmail }: Pick<InvoiceClient, 'name' | 'company' | 'companyEmail'>): string =>
  toPlainText([name, company, companyEmail].join('\n'));

export const clientsTable = defineTable<KnownClient>()({
  name: 'invoiceClients',
  isRevised: true,
  columns: { name: 'name' },
  derived: { clientKey: ['text', keyOf] },
  indexes: [['name', 'id'], ['clientKey']],
  search: ({ name, company, companyEmail }) => [name, company, companyEmail],
});

const defaultPerPage = 25;

const order = [asc('name'), asc('id')] as const;

/** Kept clients that a text names. */
export const findClients = (store: BackendStore, q: string, limit: number): Promise<KnownClient[]> =>
  store.table(clientsTable).find({ where: search(q), orderBy: order, limit });

type Sent = z.output<typeof ClientInput>;

/** Rejection of a client that could not be on an invoice, or is kept already; else with its numbers in their usual form. */
async function checkKnown(
  store: BackendStore,
  sent: Sent,
  id: number | undefined,
): Promise<{ rejection: Rejection } | { client: InvoiceClient }> {
  const checked = await checkClient(toClient(sent), '');
  if ('rejection' in checked) return checked;
  const same = await store.table(clientsTable).first({ where: eq('clientKey', keyOf(checked.client)) });
  if (!same || same.id === id) return checked;
  return { rejection: rejectField('name', 'This client is known already.', 'client-known') };
}

export const clientImport = defineRowImport({
  name: 'clientImports',
  what: 'clients',
  row: ClientInput,
  importCall: calls.importClients,
  undoCall: calls.undoClientImport,
  async check(store, rows) {
    const issues: RowIssue[] = repeatedRows(rows, (input) => keyOf(toClient(input))).map(({ row }) => ({
      row,
      field: 'name',
      message: 'The table has this client twice.',
      code: 'repeated',
    }));
    for (const { row, input } of rows) {
      const checked = await checkKnown(store, input, undefined);
      if ('rejection' in checked) issues.push(...toRowIssues(row, checked.rejection));
    }
    return issues;
  },
  async add(store, inputs) {
    const table = store.table(clientsTable);
    const added: KnownClient[] = [];
    for (const input of inputs) {
      const checked = await checkKnown(store, input, undefined);
      if ('client' in checked) added.push(await table.put({ ...checked.client, id: await table.nextId(), rev: 0 }));
    }
    return added;
  },
  find: (store, ids) => store.table(clientsTable).getMany(ids),
  remove: (store, { id }) => store.table(clientsTable).delete(id),
});

export const clientCalls: BackendCall[] = [
  answerCall(calls.getClientList, {
    summary: 'A page of the clients that are kept, by name',
    notes: 'q looks into name, company and address.',
    input: ClientListQuery,
    answer: ClientPage,
    async handle(store, { input: { q, page, perPage } }) {
      const query = { where: search(q), orderBy: order };
      const paging = { page: page ?? 1, perPage };
      const { rows, total } = await readList(store, store.table(clientsTable), query, paging, defaultPerPage);
      return ok({ clients: rows, total });
    },
  }),
  answerCall(calls.saveClient, {
    isSerializable: true,
    summary: 'Keep a client for invoices to come, or change one that is kept',
    notes:
      'Invoices keep what they say. One of the same name, company and address is refused, and a rev that is no longer the latest.',
    envelope: 'client',
    input: ClientToSave,
    answer: ClientAnswer,
    success: [200, 201],
    action: 'update',
    rejections: [404, 409],
    async handle(store, { input: { client: sent } }) {
      const table = store.table(clientsTable);
      const { id, rev, ...fields } = sent;
      const before = id === undefined ? undefined : await table.get(id);
      if (id !== undefined && !before) return unknown('client');
      const stale = before && rejectStale(before, rev);
      if (stale) return stale;
      const checked = await checkKnown(store, fields, id);
      if ('rejection' in checked) return checked.rejection;
      const row = { ...checked.client, id: id ?? (await table.nextId()), rev: before?.rev ?? 0 };
      const client = await table.put(row);
      return before ? ok({ client }) : created({ client });
    },
  }),
  answerCall(calls.deleteClient, {
    summary: 'Keep a client no longer; invoices to them stay',
    input: ClientId,
    answer: Done,
    action: 'delete',
    deletesPermanently: true,
    rejections: [404],
    async handle(store, { input: { id } }) {
      const table = store.table(clientsTable);
      if (!(await table.get(id))) return unknown('client');
      await table.delete(id);
      return done();
    },
  }),
];
