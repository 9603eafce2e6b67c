import { type Due, defineBackend } from '@atrium/backend';
import * as bin from '../api/binSchemas';
import { calls } from '../api/calls';
import * as clientList from '../api/clientListSchemas';
import * as clients from '../api/clientSchemas';
import * as many from '../api/manySchemas';
import * as payments from '../api/paymentSchemas';
import * as recurring from '../api/recurringSchemas';
import * as schemas from '../api/schemas';
import * as settings from '../api/settingsSchemas';
import * as writes from '../api/writeSchemas';
import { binCalls, invoiceBin } from './bin';
import { clientCalls, clientImport, clientsTable } from './clients';
import { creditCalls } from './creditInvoice';
import { invoiceImport } from './importInvoices';
import { searchInvoices } from './invoiceSearch';
import { voidCall } from './issueInvoice';
import { letterListeners } from './mailLetter';
import { manyCalls } from './manyInvoices';
import { payCalls } from './payInvoice';
import { readCalls } from './readInvoices';
import { recurringCalls, recurringDue } from './recurringInvoices';
import { recurringTable } from './recurringTable';
import { remindCall } from './remindInvoice';
import seed from './seed/seed.json';
import { sendCall } from './sendInvoice';
import { settingsCalls, settingsTable } from './settings';
import { invoicesTable } from './tables';
import { writeCalls } from './writeInvoice';

/** What is deleted leaves the bin, and recurring invoices are made. */
const due: Due = {
  async nextAt(store) {
    const times = await Promise.all([invoiceBin.due, recurringDue].map((one) => one.nextAt(store)));
    const waiting = times.filter((time) => time !== null);
    return waiting.length > 0 ? Math.min(...waiting) : null;
  },
  async run(store) {
    await invoiceBin.due.run(store);
    await recurringDue.run(store);
  },
};

export default defineBackend({
  id: 'invoices',
  api: { about: 'Invoices, payments and credit notes', calls },
  subject: 'Invoice',
  tables: [
    invoicesTable,
    invoiceBin.table,
    settingsTable,
    invoiceImport.table,
    recurringTable,
    clientsTable,
    clientImport.table,
  ],
  entities: {
    ...schemas,
    ...clients,
    ...payments,
    ...writes,
    ...many,
    ...bin,
    ...settings,
    ...recurring,
    ...clientList,
  },
  seed: async () => seed,
  restores: { invoice: { key: invoicesTable, bin: invoiceBin.table } },
  search: (store, { q }) => searchInvoices(store, q),
  due,
  listeners: letterListeners,
  calls: [
    ...readCalls,
    ...writeCalls,
    sendCall,
    remindCall,
    ...recurringCalls,
    ...clientCalls,
    ...clientImport.calls,
    ...payCalls,
    voidCall,
    ...creditCalls,
    ...manyCalls,
    ...binCalls,
    ...settingsCalls,
    ...invoiceImport.calls,
  ],
});
