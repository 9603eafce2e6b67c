import { Filter, Id, Paging, RecordChange, Sorting, z } from 'shared/backend';
import { currencies, invoiceEventKinds, invoiceStatuses } from './choices';
import { InvoiceClient } from './clientSchemas';
import { InvoicePayment, PaymentDetails, PaymentMethod } from './paymentSchemas';

export const InvoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** ISO 4217. */
export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;

export const InvoiceItem = z.object({
  service: z.string(),
  cost: z.number(),
  qty: z.number(),
  description: z.optional(z.string()),
  /** Percent off this line; absent: none. */
  discount: z.optional(z.number()),
  /** Off what the discount in percent leaves of this line, in the currency; absent: none. */
  discountAmount: z.optional(z.number()),
  /** Percent; absent: the invoice's. */
  tax: z.optional(z.number()),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

/** Something that happened to an invoice: kept for good, whatever happens after it. */
export const InvoiceEvent = z.object({
  kind: z.enum(invoiceEventKinds),
  /** A moment, ISO 8601. */
  at: z.string(),
  /** Who did it; empty where nobody was signed in. */
  by: z.string(),
  /** To whom it was sent, or why it was voided or credited. */
  text: z.optional(z.string()),
  /** The payment or refund as it is since. */
  payment: z.optional(InvoicePayment),
  /** The payment as it was before it was corrected or removed. */
  before: z.optional(InvoicePayment),
  creditNote: z.optional(z.object({ id: z.int(), amount: z.number() })),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

export const Invoice = z.object({
  id: z.int(),
  /** `YYYY-MM-DD`, as is `dueDate`. */
  issuedDate: z.string(),
  dueDate: z.string(),
  client: InvoiceClient,
  /** The service of the first item. */
  service: z.string(),
  currency: Currency,
  /** Below 0 on a credit note. */
  total: z.number(),
  /** What is owed; below 0 where a credit note leaves more paid than is asked for. */
  balance: z.number(),
  avatar: z.nullable(z.string()),
  invoiceStatus: InvoiceStatus,
  items: z.array(InvoiceItem),
  /** Percent of the sum of the lines. */
  discount: z.number(),
  /** Off what the discount in percent leaves, in the currency; absent: none. */
  discountAmount: z.optional(z.number()),
  /** Percent, of the lines that name none of their own. */
  tax: z.number(),
  note: z.string(),
  payments: z.array(InvoicePayment),
  /** What credit notes took off it. */
  credited: z.number(),
  /** On a credit note: the invoice that it takes from. */
  creditOf: z.optional(z.int()),
  history: z.array(InvoiceEvent),
  /** Who sold it. */
  salesperson: z.optional(z.string()),
  /** The one way in which it may be paid; absent or null: any. */
  acceptedMethod: z.optional(z.nullable(PaymentMethod)),
  /** Does the document show the note? Absent: it does. */
  hasNote: z.optional(z.boolean()),
  /** Does the document end with a stub to pay by? Absent: it does not. */
  hasStub: z.optional(z.boolean()),
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type Invoice = z.infer<typeof Invoice>;

export const InvoiceWithPayment = z.object({ invoice: Invoice, paymentDetails: PaymentDetails });
export type InvoiceWithPayment = z.infer<typeof InvoiceWithPayment>;

/**
 * Of `status`, `email` (the whole address of a client) and `currency` one value, several with commas between them, or all
 * but these after `!`; of the days `issued` and `due` and of the `total` a range: `from..to`, either end may be missing.
 */
export const InvoiceFilter = z.object({
  q: Filter,
  status: Filter,
  email: Filter,
  currency: Filter,
  issued: Filter,
  due: Filter,
  total: Filter,
});
export type InvoiceFilter = z.input<typeof InvoiceFilter>;

/** `allData=0` leaves `allData` empty. */
export const InvoiceQuery = z.object({
  ...InvoiceFilter.shape,
  ...Paging.shape,
  ...Sorting.shape,
  allData: z.nullish(z.string()),
});
export type InvoiceQuery = z.input<typeof InvoiceQuery>;

export const InvoicePage = z.object({ allData: z.array(Invoice), invoices: z.array(Invoice), total: z.int() });
export type InvoicePage = z.infer<typeof InvoicePage>;

export const InvoiceId = z.object({ id: Id });
export type InvoiceId = z.input<typeof InvoiceId>;

export const InvoiceAnswer = z.object({ invoice: Invoice });
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>;
