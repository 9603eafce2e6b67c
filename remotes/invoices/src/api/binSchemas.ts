import { BinFacts, Filter, Paging, z } from '@atrium/backend';
import { Invoice } from './schemas';

export const DeletedInvoice = z.object({ ...BinFacts.shape, invoice: Invoice });
export type DeletedInvoice = z.infer<typeof DeletedInvoice>;

export const DeletedInvoiceFilter = z.object({ q: Filter });
export type DeletedInvoiceFilter = z.input<typeof DeletedInvoiceFilter>;

export const DeletedInvoiceQuery = z.object({ ...DeletedInvoiceFilter.shape, ...Paging.shape });
export type DeletedInvoiceQuery = z.input<typeof DeletedInvoiceQuery>;

/** The latest first. */
export const DeletedInvoicePage = z.object({ invoices: z.array(DeletedInvoice), total: z.int() });
export type DeletedInvoicePage = z.infer<typeof DeletedInvoicePage>;
