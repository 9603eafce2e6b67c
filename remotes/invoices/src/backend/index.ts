import { defineBackend, scaleUpRows } from '@atrium/backend';
import * as bin from '../api/binSchemas';
import * as clients from '../api/clientSchemas';
import * as many from '../api/manySchemas';
import * as payments from '../api/paymentSchemas';
import * as schemas from '../api/schemas';
import * as writes from '../api/writeSchemas';
import { binCalls, invoiceBin } from './bin';
import { creditCalls } from './creditInvoice';
import { searchInvoices } from './invoiceSearch';
import { voidCall } from './issueInvoice';
import { manyCalls } from './manyInvoices';
import { payCalls } from './payInvoice';
import { readCalls } from './readInvoices';
import seed from './seed/seed.json';
import { sendCall } from './sendInvoice';
import type { StoredInvoice } from './storedInvoice';
import { invoicesKey } from './tables';
import { writeCalls } from './writeInvoice';

const scaleUpInvoices = (invoices: readonly StoredInvoice[], wanted: number): StoredInvoice[] =>
  scaleUpRows(invoices, wanted, (invoice, index) => ({ ...invoice, id: (invoices[0]?.id ?? 1) + index }));

export default defineBackend({
  id: 'invoices',
  subject: 'Invoice',
  tables: [invoicesKey, invoiceBin.key],
  entities: { ...schemas, ...clients, ...payments, ...writes, ...many, ...bin },
  seed: async () => seed,
  scaleUp: { invoices: scaleUpInvoices },
  restores: { invoice: { key: invoicesKey } },
  search: (store, { q }) => searchInvoices(store.table(invoicesKey).all(), q),
  due: invoiceBin.due,
  calls: [...readCalls, ...writeCalls, sendCall, ...payCalls, voidCall, ...creditCalls, ...manyCalls, ...binCalls],
});
