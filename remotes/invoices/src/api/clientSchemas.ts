import { Filter, Text, z } from '@atrium/backend';
import { currencies } from './choices';

export const InvoiceClient = z.object({
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
  /** Town, where `address` is the street alone (EN 16931, BT-52 and BT-53). */
  postcode: z.optional(z.string()),
  city: z.optional(z.string()),
  /** ISO 3166-1 alpha-2 (BT-55); absent where only a name is known. */
  countryCode: z.optional(z.string()),
  /** With the prefix of its country (BT-48). */
  vatNumber: z.optional(z.string()),
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
