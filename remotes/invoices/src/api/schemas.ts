import { Filter, Id, Ids, IsoDate, IsoTime, Numeric, Paging, Rev, Sorting, Text, z } from 'shared/backend';
import { invoiceStatuses, paymentMethods } from './choices';

export const InvoiceStatus = z.enum(invoiceStatuses);
export type InvoiceStatus = z.infer<typeof InvoiceStatus>;

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
});
export type InvoiceItem = z.infer<typeof InvoiceItem>;

export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const InvoicePayment = z.object({
  amount: z.number(),
  /** `YYYY-MM-DD`. */
  date: z.string(),
  method: PaymentMethod,
  note: z.string(),
});
export type InvoicePayment = z.infer<typeof InvoicePayment>;

export const Invoice = z.object({
  id: z.int(),
  /** `YYYY-MM-DD`, as is `dueDate`. */
  issuedDate: z.string(),
  dueDate: z.string(),
  client: InvoiceClient,
  /** The service of the first item. */
  service: z.string(),
  total: z.number(),
  balance: z.number(),
  avatar: z.nullable(z.string()),
  invoiceStatus: InvoiceStatus,
  items: z.array(InvoiceItem),
  /** Percent, as is `tax`. */
  discount: z.number(),
  tax: z.number(),
  note: z.string(),
  payments: z.array(InvoicePayment),
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

/** `email` is the whole address of a client, in any case. */
export const InvoiceFilter = z.object({ q: Filter, status: Filter, email: Filter });
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

/** Either the ids or the filter of the list: all that match it. */
export const InvoiceSelection = z.object({ ids: z.optional(Ids), filter: z.optional(InvoiceFilter) });
export type InvoiceSelection = z.input<typeof InvoiceSelection>;

/** By their ids; `missing` were not there. */
export const InvoicesDeleted = z.object({ deleted: z.array(z.int()), missing: z.array(z.number()) });
export type InvoicesDeleted = z.infer<typeof InvoicesDeleted>;

const ClientInput = z.object({
  name: Text,
  company: z.nullish(z.string()),
  companyEmail: z.nullish(z.string()),
  address: z.nullish(z.string()),
  country: z.nullish(z.string()),
  contact: z.nullish(z.string()),
});

const ItemInput = z.object({
  service: Text,
  cost: Numeric.check(z.gte(0), z.lte(10_000_000)),
  qty: Numeric.check(z.gt(0), z.lte(10_000)),
  description: z.nullish(z.string()),
});

/** Few enough for totals that a number holds to the cent. */
const Items = z.array(ItemInput).check(z.minLength(1), z.maxLength(200));

/** A day, also where it arrives as a moment. */
const Day = z.union([IsoDate, IsoTime]);

const Percent = Numeric.check(z.gte(0), z.lte(100));

const Optional = {
  discount: z.nullish(Percent),
  tax: z.nullish(Percent),
  note: z.nullish(z.string()),
  avatar: z.nullish(z.string()),
  salesperson: z.nullish(z.string().check(z.trim(), z.maxLength(80))),
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
  to: z.nullish(z.string().check(z.trim(), z.email())),
  subject: z.nullish(z.string()),
  message: z.nullish(z.string()),
});
export type InvoiceToSend = z.input<typeof InvoiceToSend>;

/** By default the day is today and the method Bank Transfer. */
export const PaymentToAdd = z.object({
  id: Id,
  amount: Numeric.check(z.gt(0)),
  date: z.nullish(Day),
  method: z.nullish(PaymentMethod),
  note: z.nullish(z.string()),
});
export type PaymentToAdd = z.input<typeof PaymentToAdd>;
