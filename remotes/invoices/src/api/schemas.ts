import { Filter, Id, Paging, RecordChange, Sorting, z } from '@atrium/backend';
import { currencies, deliveries, invoiceEventKinds, invoiceStatuses } from './choices';
import { InvoiceClient } from './clientSchemas';
import { BankDetails, InvoicePayment, PaymentDetails, PaymentMethod } from './paymentSchemas';
import { Seller } from './settingsSchemas';
import { TaxFacts } from './taxSchemas';

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
  /** Amount off this line after the percentage, in the currency; absent: none. */
  discountAmount: z.optional(z.number()),
  /** Percent; absent: the invoice's. */
  tax: z.optional(z.number()),
  /** On a credit note: index of the credited line. */
  line: z.optional(z.int()),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const TaxShare = z.object({
  percent: z.number(),
  /** Lines at this rate, less their share of the discounts. */
  base: z.int(),
  amount: z.int(),
});
export type TaxShare = z.infer<typeof TaxShare>;

/**
 * Totals of an invoice or credit note, in minor units. The lines sum to `subtotal`, the bases to `subtotal − discount −
 * discountAmount`, the taxes to `tax`, and bases and taxes to `total`: the printed sums add up.
 */
export const InvoiceTotals = z.object({
  /** Cost × quantity per line, less its own discounts. */
  lines: z.array(z.int()),
  subtotal: z.int(),
  discount: z.int(),
  discountAmount: z.int(),
  /** Highest rate first. */
  taxes: z.array(TaxShare),
  tax: z.int(),
  total: z.int(),
});
export type InvoiceTotals = z.infer<typeof InvoiceTotals>;

/** Credited amounts per line and tax rate, in minor units. */
export const CreditedPart = z.object({
  lines: z.array(z.object({ qty: z.number(), amount: z.int() })),
  taxes: z.array(TaxShare),
});
export type CreditedPart = z.infer<typeof CreditedPart>;

const DocumentName = z.object({ id: z.int(), number: z.int(), series: z.optional(z.string()) });

export const Issuer = z.object({
  name: z.string(),
  lines: z.array(z.string()),
  bank: BankDetails,
  /** Absent for documents of earlier releases. */
  seller: z.optional(Seller),
});
export type Issuer = z.infer<typeof Issuer>;

export const InvoiceEvent = z.object({
  kind: z.enum(invoiceEventKinds),
  /** A moment, ISO 8601. */
  at: z.string(),
  /** Author; empty where nobody was signed in. */
  by: z.string(),
  /** Recipient, or reason of voiding or crediting. */
  text: z.optional(z.string()),
  payment: z.optional(InvoicePayment),
  before: z.optional(InvoicePayment),
  /** Absent number in notes of earlier releases: the id. */
  creditNote: z.optional(z.object({ id: z.int(), number: z.optional(z.int()), amount: z.number() })),
  draft: z.optional(z.object({ id: z.int() })),
  /** Of a reminder: its place, from 1. */
  step: z.optional(z.int()),
  /** Of an email; absent where none left, as in the demo. */
  delivery: z.optional(z.enum(deliveries)),
});
export type InvoiceEvent = z.infer<typeof InvoiceEvent>;

export const Invoice = z.object({
  /** Record key; documents show `number`. */
  id: z.int(),
  /** Assigned on issue, in sequence without gaps (Directive 2006/112/EC, Art. 226(2)); null for drafts. */
  number: z.nullable(z.int()),
  /** Prefix of its number, `EXP` for `EXP-1`, or of the one that a draft will get; absent: the main series. */
  series: z.optional(z.string()),
  /** `YYYY-MM-DD`, as is `dueDate`. */
  issuedDate: z.string(),
  dueDate: z.string(),
  client: InvoiceClient,
  /** Service of the first item. */
  service: z.string(),
  currency: Currency,
  /** Negative on a credit note. */
  total: z.number(),
  /** Negative if a credit note leaves an overpayment. */
  balance: z.number(),
  avatar: z.nullable(z.string()),
  invoiceStatus: InvoiceStatus,
  items: z.array(InvoiceItem),
  /** Percent of the sum of lines. */
  discount: z.number(),
  /** Amount off after the percentage, in the currency; absent: none. */
  discountAmount: z.optional(z.number()),
  /** Percent, for lines without their own rate. */
  tax: z.number(),
  note: z.string(),
  payments: z.array(InvoicePayment),
  credited: z.number(),
  /** On a credit note: the credited invoice. */
  creditOf: z.optional(z.int()),
  /** Its number; absent in notes of earlier releases: the id. */
  creditOfNumber: z.optional(z.int()),
  /**
   * On a credit note: its totals, such that all notes of an invoice add up to the invoice. Absent: computed from its
   * lines.
   */
  sums: z.optional(InvoiceTotals),
  /** Absent: nothing. */
  creditedPart: z.optional(CreditedPart),
  /** Credited invoice that this one replaces. */
  replaces: z.optional(DocumentName),
  /** Id of the recurring invoice that made it. */
  recurring: z.optional(z.int()),
  /** Fixed on issue; absent for drafts and for documents of earlier releases. */
  issuer: z.optional(Issuer),
  /** Internal: on no document, and editable at any time. */
  internalNote: z.optional(z.string()),
  history: z.array(InvoiceEvent),
  salesperson: z.optional(z.string()),
  /** Only accepted payment method; absent or null: any. */
  acceptedMethod: z.optional(z.nullable(PaymentMethod)),
  /** True if the document shows the note; default. */
  hasNote: z.optional(z.boolean()),
  /** True if the document ends with a payment stub. */
  hasStub: z.optional(z.boolean()),
  ...TaxFacts,
  rev: z.int(),
  lastChange: z.optional(RecordChange),
});
export type Invoice = z.infer<typeof Invoice>;

/** `seller`: as on the day of issue, or current for a draft. */
export const InvoiceWithPayment = z.object({ invoice: Invoice, paymentDetails: PaymentDetails, seller: Issuer });
export type InvoiceWithPayment = z.infer<typeof InvoiceWithPayment>;

/**
 * `status`, `email` (a client's full address) and `currency`: one value, several with commas, or all but these after
 * `!`; `issued`, `due` and `total`: a range `from..to`, either end may be missing. `reminder`: `due` where one may be sent
 * today, `!due` for all others.
 */
export const InvoiceFilter = z.object({
  q: Filter,
  status: Filter,
  email: Filter,
  currency: Filter,
  issued: Filter,
  due: Filter,
  total: Filter,
  reminder: Filter,
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
