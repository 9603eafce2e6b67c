import { defineBackend } from '@atrium/backend';
import * as bin from '../api/binSchemas';
import * as clients from '../api/clientSchemas';
import * as many from '../api/manySchemas';
import * as payments from '../api/paymentSchemas';
import * as schemas from '../api/schemas';
import * as writes from '../api/writeSchemas';
import { binCalls, invoiceBin } from './bin';
import { creditCalls } from './creditInvoice';
import { manyCalls } from './manyInvoices';
import { payCalls } from './payInvoice';
import { readCalls } from './readInvoices';
import { searchInvoices } from './recordSearch';
import { scaleUpInvoices } from './scaleUpInvoices';
import seed from './seed/seed.json';
import { sendCall } from './sendInvoice';
import { invoicesKey } from './tables';
import { voidCall } from './voidInvoice';
import { writeCalls } from './writeInvoice';

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
