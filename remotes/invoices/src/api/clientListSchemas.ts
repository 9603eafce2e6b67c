import { Filter, Id, Paging, Rev, z } from '@atrium/backend';
import { InvoiceClient } from './clientSchemas';
import { ClientInput } from './writeSchemas';

/** A client that is kept for invoices to come; what invoices say of theirs stays as it is. */
export const KnownClient = z.object({ ...InvoiceClient.shape, id: z.int(), rev: z.int() });
export type KnownClient = z.infer<typeof KnownClient>;

/** `q`: words of name, company or address; absent: some of the latest. */
export const ClientSearch = z.object({ q: Filter });
export type ClientSearch = z.input<typeof ClientSearch>;

export const ClientListQuery = z.object({ ...ClientSearch.shape, ...Paging.shape });
export type ClientListQuery = z.input<typeof ClientListQuery>;

export const ClientPage = z.object({ clients: z.array(KnownClient), total: z.int() });
export type ClientPage = z.infer<typeof ClientPage>;

/** Without an id a new one. */
export const ClientToSave = z.object({ client: z.object({ ...ClientInput.shape, id: z.optional(Id), rev: Rev }) });
export type ClientToSave = z.input<typeof ClientToSave>;

export const ClientAnswer = z.object({ client: KnownClient });
export type ClientAnswer = z.infer<typeof ClientAnswer>;

export const ClientId = z.object({ id: Id });
export type ClientId = z.input<typeof ClientId>;
