import { Filter, Id, Paging, RecordChange, Sorting, z } from '@atrium/backend';
import { currencies, invoiceEventKinds, invoiceStatuses } from './choices';
import { InvoiceClient } from './clientSchemas';
import { BankDetails, InvoicePayment, PaymentDetails, PaymentMethod } from './paymentSchemas';

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
  /** On a credit note: the line of the invoice that it takes from, from 0. */
  line: z.optional(z.int()),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const TaxShare = z.object({
  percent: z.number(),
  /** The lines at this rate, less their share of the discounts. */
  base: z.int(),
  amount: z.int(),
});
export type TaxShare = z.infer<typeof TaxShare>;

/**
 * Totals of an invoice or a credit note, in minor units of the currency. The lines add up to `subtotal`, the bases to
 * `subtotal − discount − discountAmount`, the taxes to `tax`, and the bases and taxes to `total`: adding up the paper gives
 * the same.
 */
export const InvoiceTotals = z.object({
  /** Each line's cost × quantity, less its own discounts. */
  lines: z.array(z.int()),
  subtotal: z.int(),
  discount: z.int(),
  discountAmount: z.int(),
  /** The highest rate first. */
  taxes: z.array(TaxShare),
  tax: z.int(),
  total: z.int(),
});
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;

/** Of each of its lines how much, and of each rate; amounts in minor units. */
export const CreditedPart = z.object({
  lines: z.array(z.object({ qty: z.number(), amount: z.int() })),
  taxes: z.array(TaxShare),
});
export type CreditedPart = z.infer<typeof CreditedPart>;

const DocumentName = z.object({ id: z.int(), number: z.int() });

export const Issuer = z.object({ name: z.string(), lines: z.array(z.string()), bank: BankDetails });
export type Issuer = z.infer<typeof Issuer>;

/** Something that happened to an invoice: kept for good, whatever happens after it. */
export const InvoiceEvent = z.object({
  kind: z.enum(invoiceEventKinds),
  /** A moment, ISO 8601. */
  at: z.string(),
  /** Author; empty where nobody was signed in. */
  by: z.string(),
  /** To whom it was sent, or why it was voided or credited. */
  text: z.optional(z.string()),
  payment: z.optional(InvoicePayment),
  before: z.optional(InvoicePayment),
  /** Its number is absent in notes of earlier releases, where it is its id. */
  creditNote: z.optional(z.object({ id: z.int(), number: z.optional(z.int()), amount: z.number() })),
  draft: z.optional(z.object({ id: z.int() })),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

export const Invoice = z.object({
  /** The key of the record; `number` is what the document shows. */
  id: z.int(),
  /** Given on issue, in sequence and without holes (Directive 2006/112/EC, Art. 226(2)); null while it is a draft. */
  number: z.nullable(z.int()),
  /** `YYYY-MM-DD`, as is `dueDate`. */
  issuedDate: z.string(),
  dueDate: z.string(),
  client: InvoiceClient,
  /** The service of the first item. */
  service: z.string(),
  currency: Currency,
  /** Below 0 on a credit note. */
  total: z.number(),
  /** Below 0 where a credit note leaves more paid than is asked for. */
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
  credited: z.number(),
  /** On a credit note: the invoice that it takes from. */
  creditOf: z.optional(z.int()),
  /** The number of that invoice; absent in notes of earlier releases, where it is its id. */
  creditOfNumber: z.optional(z.int()),
  /** On a credit note: what it adds up to, so that all notes of an invoice add up to the invoice. Absent: what its lines give. */
  sums: z.optional(InvoiceTotals),
  /** Absent: nothing. */
  creditedPart: z.optional(CreditedPart),
  /** The invoice that was credited and that this one takes the place of. */
  replaces: z.optional(DocumentName),
  /** Since it was issued; absent of drafts, and of what an earlier release issued. */
  issuer: z.optional(Issuer),
  /** For the team alone: on no document, and changed at any time. */
  internalNote: z.optional(z.string()),
  history: z.array(InvoiceEvent),
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
