import { Id, Numeric, Rev, z } from '@atrium/backend';
import { textLimits } from './choices';
import { Day, Line, NeededShort, Note, Percent, Short } from './inputSchemas';
import { PaymentMethod } from './paymentSchemas';
import { Currency, Invoice, InvoiceStatus } from './schemas';

const ClientInput = z.object({
  name: NeededShort,
  company: z.nullish(Short),
  companyEmail: z.nullish(Short),
  address: z.nullish(Line),
  country: z.nullish(Short),
  contact: z.nullish(Short),
});

const ItemInput = z.object({
  service: NeededShort,
  cost: Numeric.check(z.gte(0), z.lte(10_000_000)),
  qty: Numeric.check(z.gt(0), z.lte(10_000)),
  description: z.nullish(Line),
  discount: z.nullish(Percent),
  /** At most what the discount in percent leaves of the line. */
  discountAmount: z.nullish(Numeric.check(z.gte(0))),
  tax: z.nullish(Percent),
});

/** Few enough for totals that a number holds to the last unit. */
const Items = z.array(ItemInput).check(z.minLength(1), z.maxLength(200));

const Optional = {
  /** EUR by default. */
  currency: z.optional(Currency),
  discount: z.nullish(Percent),
  /** At most what the lines add up to, less the discount in percent. */
  discountAmount: z.nullish(Numeric.check(z.gte(0))),
  tax: z.nullish(Percent),
  note: z.nullish(Note),
  /** For the team alone; the one text that changes after the issue, too. */
  internalNote: z.nullish(Note),
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

/** Absent fields keep their value. Of what was issued only `internalNote` and steps of the status are taken. */
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

/** Marks it as sent; `rev` is the invoice's that the letter tells of. */
export const InvoiceToSend = z.object({
  id: Id,
  rev: Rev,
  to: z.nullish(z.string().check(z.trim(), z.maxLength(textLimits.short), z.email())),
  subject: z.nullish(Line),
  message: z.nullish(z.string().check(z.maxLength(textLimits.letter))),
});
export type InvoiceToSend = z.input<typeof InvoiceToSend>;

export const Reason = z.nullish(Line);

export const InvoiceToVoid = z.object({ id: Id, rev: Rev, reason: Reason });
export type InvoiceToVoid = z.input<typeof InvoiceToVoid>;

/** Of which lines (from 0) how much; without `items` all that is left. */
export const InvoiceToCredit = z.object({
  id: Id,
  rev: Rev,
  items: z.nullish(z.array(z.object({ line: Numeric, qty: Numeric.check(z.gt(0)) })).check(z.minLength(1))),
  reason: Reason,
});
export type InvoiceToCredit = z.input<typeof InvoiceToCredit>;

/** All that is left of an invoice is credited, and a draft with the same lines is made in its place. */
export const InvoiceToReissue = z.object({ id: Id, rev: Rev, reason: Reason });
export type InvoiceToReissue = z.input<typeof InvoiceToReissue>;

/** `invoice` is the draft. */
export const InvoiceReissued = z.object({ creditNote: Invoice, invoice: Invoice });
export type InvoiceReissued = z.infer<typeof InvoiceReissued>;
