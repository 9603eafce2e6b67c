import { Filter, Id, Ids, IsoDate, IsoTime, Numeric, Paging, Rev, Sorting, z } from 'shared/backend';
import { currencies, invoiceEventKinds, invoiceStatuses, paymentMethods, textLimits } from './choices';

export const InvoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

/** ISO 4217. */
export const Currency = z.enum(currencies);
export type Currency = z.infer<typeof Currency>;

export const InvoiceClient = z.object({
  name: z.string(),
  company: z.string(),
  companyEmail: z.string(),
  address: z.string(),
  country: z.string(),
  contact: z.string(),
});
export type InvoiceClient = z.infer<typeof InvoiceClient>;

export const InvoiceItem = z.object({
  service: z.string(),
  cost: z.number(),
  qty: z.number(),
  description: z.optional(z.string()),
  /** Percent off this line; absent: none. */
  discount: z.optional(z.number()),
  /** Percent; absent: the invoice's. */
  tax: z.optional(z.number()),
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const InvoicePayment = z.object({
  /** Unique on its invoice. */
  id: z.int(),
  /** Below 0 for a refund. */
  amount: z.number(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  method: PaymentMethod,
  note: z.string(),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

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
});
export type Invoice = z.infer<typeof Invoice>;

export const PaymentDetails = z.object({
  totalDue: z.number(),
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type PaymentDetails = z.infer<typeof PaymentDetails>;

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

/** `emails` are those of clients to name besides, with commas between them. */
export const ClientQuery = z.object({ q: Filter, emails: Filter });
export type ClientQuery = z.input<typeof ClientQuery>;

export const ClientNames = z.array(z.object({ name: z.string(), email: z.string() }));
export type ClientNames = z.infer<typeof ClientNames>;

export const InvoiceId = z.object({ id: Id });
export type InvoiceId = z.input<typeof InvoiceId>;

/** Either the ids or the filter of the list: all that match it, but those of `except`. */
export const InvoiceSelection = z.object({
  ids: z.optional(Ids),
  filter: z.optional(InvoiceFilter),
  except: z.optional(Ids),
});
export type InvoiceSelection = z.input<typeof InvoiceSelection>;

/** By their ids; `missing` were not there, and `refused` are no drafts: those are voided instead. */
export const InvoicesDeleted = z.object({
  deleted: z.array(z.int()),
  missing: z.array(z.number()),
  refused: z.array(z.int()),
});
export type InvoicesDeleted = z.infer<typeof InvoicesDeleted>;

const Short = z.string().check(z.trim(), z.maxLength(textLimits.short));
const Line = z.string().check(z.maxLength(textLimits.line));
const Note = z.string().check(z.maxLength(textLimits.note));
const NeededShort = z.string().check(z.trim(), z.minLength(1), z.maxLength(textLimits.short));

const ClientInput = z.object({
  name: NeededShort,
  company: z.nullish(Short),
  companyEmail: z.nullish(Short),
  address: z.nullish(Line),
  country: z.nullish(Short),
  contact: z.nullish(Short),
});

const Percent = Numeric.check(z.gte(0), z.lte(100));

const ItemInput = z.object({
  service: NeededShort,
  cost: Numeric.check(z.gte(0), z.lte(10_000_000)),
  qty: Numeric.check(z.gt(0), z.lte(10_000)),
  description: z.nullish(Line),
  discount: z.nullish(Percent),
  tax: z.nullish(Percent),
});

/** Few enough for totals that a number holds to the last unit. */
const Items = z.array(ItemInput).check(z.minLength(1), z.maxLength(200));

/** A day, also where it arrives as a moment. */
const Day = z.union([IsoDate, IsoTime]);

const Optional = {
  /** EUR by default. */
  currency: z.optional(Currency),
  discount: z.nullish(Percent),
  /** At most what the lines add up to, less the discount in percent. */
  discountAmount: z.nullish(Numeric.check(z.gte(0))),
  tax: z.nullish(Percent),
  note: z.nullish(Note),
  avatar: z.nullish(Note),
  salesperson: z.nullish(z.string().check(z.trim(), z.maxLength(textLimits.salesperson))),
  acceptedMethod: z.nullish(PaymentMethod),
  hasNote: z.nullish(z.boolean()),
  hasStub: z.nullish(z.boolean()),
  /** Draft by default. */
  invoiceStatus: z.optional(InvoiceStatus),
};

/** Total and balance are computed, never taken. */
export const InvoiceToAdd = z.object({
  invoice: z.object({
    ...Optional,
    client: ClientInput,
    issuedDate: Day,
    dueDate: Day,
    items: Items,
  }),
});
export type InvoiceToAdd = z.input<typeof InvoiceToAdd>;

/** What is absent stays as it is. */
export const InvoiceUpdate = z.object({
  invoice: z.object({
    ...Optional,
    id: Id,
    rev: Rev,
    client: z.optional(ClientInput),
    issuedDate: z.optional(Day),
    dueDate: z.optional(Day),
    items: z.optional(Items),
  }),
});
export type InvoiceUpdate = z.input<typeof InvoiceUpdate>;

export const InvoiceAnswer = z.object({ invoice: Invoice });
export type InvoiceAnswer = z.infer<typeof InvoiceAnswer>;

/** Marks it as sent. */
export const InvoiceToSend = z.object({
  id: Id,
  to: z.nullish(z.string().check(z.trim(), z.maxLength(textLimits.short), z.email())),
  subject: z.nullish(Line),
  message: z.nullish(z.string().check(z.maxLength(textLimits.letter))),
});
export type InvoiceToSend = z.input<typeof InvoiceToSend>;

const PaymentInput = {
  amount: Numeric.check(z.gt(0)),
  date: z.nullish(Day),
  method: z.nullish(PaymentMethod),
  note: z.nullish(Line),
};

/** By default the day is today and the method Bank Transfer. */
export const PaymentToAdd = z.object({ id: Id, ...PaymentInput });
export type PaymentToAdd = z.input<typeof PaymentToAdd>;

/** The payment or refund as it should have been; its amount is above 0 in both cases. */
export const PaymentCorrection = z.object({ id: Id, paymentId: Id, ...PaymentInput });
export type PaymentCorrection = z.input<typeof PaymentCorrection>;

export const PaymentName = z.object({ id: Id, paymentId: Id });
export type PaymentName = z.input<typeof PaymentName>;

/** Payments of any invoices. */
export const PaymentsToRemove = z.object({ payments: z.array(PaymentName).check(z.minLength(1)) });
export type PaymentsToRemove = z.input<typeof PaymentsToRemove>;

const Reason = z.nullish(Line);

export const InvoiceToVoid = z.object({ id: Id, reason: Reason });
export type InvoiceToVoid = z.input<typeof InvoiceToVoid>;

/** What is taken back: of which lines (from 0) how much; without `items` all of it. */
export const InvoiceToCredit = z.object({
  id: Id,
  items: z.nullish(z.array(z.object({ line: Numeric, qty: Numeric.check(z.gt(0)) })).check(z.minLength(1))),
  reason: Reason,
});
export type InvoiceToCredit = z.input<typeof InvoiceToCredit>;

/** What can be done to many invoices at once. */
export const ManyAction = z.enum(['send', 'pay', 'void']);
export type ManyAction = z.infer<typeof ManyAction>;

/** A payment that is made by it is dated today. */
export const ManyInvoices = z.object({ ...InvoiceSelection.shape, action: ManyAction, reason: Reason });
export type ManyInvoices = z.input<typeof ManyInvoices>;

/** By their ids; `skipped` are not in a state that allows it, or not there. */
export const InvoicesChanged = z.object({
  changed: z.array(z.int()),
  skipped: z.array(z.number()),
  /** What was paid by it. */
  payments: z.array(z.object({ id: z.int(), paymentId: z.int() })),
});
export type InvoicesChanged = z.infer<typeof InvoicesChanged>;

/** The invoices whose payments were removed. */
export const PaymentsRemoved = z.object({ invoices: z.array(z.int()) });
export type PaymentsRemoved = z.infer<typeof PaymentsRemoved>;
