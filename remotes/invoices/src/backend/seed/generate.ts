// Writes seed.json: `npx tsx remotes/invoices/src/backend/seed/generate.ts`. The same sources give the same file.
import { writeSeed } from '@atrium/mock/demo';
import { buildInvoices } from './invoices';

writeSeed(import.meta.dirname, { invoices: buildInvoices() });
