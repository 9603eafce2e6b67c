// Writes seed.json: `npx tsx remotes/invoices/src/backend/seed/generate.ts`. The same sources give the same file.
import { writeSeed } from '@atrium/mock/demo';
import { buildClients, buildInvoices } from './invoices';

const invoices = buildInvoices();

writeSeed(import.meta.dirname, { invoices, invoiceClients: buildClients(invoices) });
