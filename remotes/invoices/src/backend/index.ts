import { defineBackend } from '@atrium/backend';
import * as bin from '../api/binSchemas';
import { calls } from '../api/calls';
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
import { invoicesTable } from './tables';
import { writeCalls } from './writeInvoice';

export default defineBackend({
  id: 'invoices',
  api: { about: 'Invoices, payments and credit notes', calls },
  subject: 'Invoice',
  tables: [invoicesTable, invoiceBin.table],
  entities: { ...schemas, ...clients, ...payments, ...writes, ...many, ...bin },
  seed: async () => seed,
  restores: { invoice: { key: invoicesTable, bin: invoiceBin.table } },
  search: (store, { q }) => searchInvoices(store, q),
  due: invoiceBin.due,
  calls: [...readCalls, ...writeCalls, sendCall, ...payCalls, voidCall, ...creditCalls, ...manyCalls, ...binCalls],
});
