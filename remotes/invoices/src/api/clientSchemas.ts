import { Filter, Text, z } from '@atrium/backend';
import { currencies } from './choices';

export const InvoiceClient = z.object({
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
});
export type InvoiceClient = z.infer<typeof InvoiceClient>;

/** `emails`: additional clients to name, separated by commas. */
export const ClientQuery = z.object({ q: Filter, emails: Filter });
export type ClientQuery = z.input<typeof ClientQuery>;

export const ClientNames = z.array(z.object({ name: z.string(), email: z.string() }));
export type ClientNames = z.infer<typeof ClientNames>;

export const ClientEmail = z.object({ email: Text });
export type ClientEmail = z.input<typeof ClientEmail>;

export const ClientSum = z.object({
  currency: z.enum(currencies),
  month: z.number(),
  year: z.number(),
  open: z.number(),
});
export type ClientSum = z.infer<typeof ClientSum>;

export const ClientSums = z.array(ClientSum);
export type ClientSums = z.infer<typeof ClientSums>;
