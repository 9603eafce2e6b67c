import { Id, Numeric, Rev, z } from '@atrium/backend';
import { EmailAddress } from '@atrium/backend/account';
import { maxPdfLength, textLimits } from './choices';
import { CountryCode, Day, Line, NeededShort, Note, Percent, Series, Short } from './inputSchemas';
import { PaymentMethod } from './paymentSchemas';
import { Currency, Invoice, InvoiceStatus } from './schemas';
import { TaxCategory } from './taxSchemas';

export const ClientInput = z.object({
  name: NeededShort,
  company: z.nullish(Short),
  /** Needed where something is sent, and there alone. */
  companyEmail: z.nullish(z.union([z.literal(''), EmailAddress.check(z.maxLength(textLimits.short))])),
  address: z.nullish(Line),
  country: z.nullish(Short),
  contact: z.nullish(Short),
  postcode: z.nullish(Short),
  city: z.nullish(Short),
  countryCode: z.nullish(CountryCode),
  /** Checked by the format of its country and, where it has such, its check digits; stored without separators. */
  vatNumber: z.nullish(Short),
});

const ItemInput = z.object({
  service: NeededShort,
  cost: Numeric.check(z.gte(0), z.lte(10_000_000)),
  qty: Numeric.check(z.gt(0), z.lte(10_000)),
  description: z.nullish(Line),
  discount: z.nullish(Percent),
  /** At most the line's amount after the percentage. */
  discountAmount: z.nullish(Numeric.check(z.gte(0))),
  tax: z.nullish(Percent),
});

/** Few enough for exact totals. */
const Items = z.array(ItemInput).check(z.minLength(1), z.maxLength(200));

const Optional = {
  /** EUR by default. */
  currency: z.optional(Currency),
  discount: z.nullish(Percent),
  /** At most the sum of lines after the percentage. */
  discountAmount: z.nullish(Numeric.check(z.gte(0))),
  tax: z.nullish(Percent),
  note: z.nullish(Note),
  /** Internal; the only text that can change after issue. */
  internalNote: z.nullish(Note),
  avatar: z.nullish(Note),
  salesperson: z.nullish(z.string().check(z.trim(), z.maxLength(textLimits.salesperson))),
  acceptedMethod: z.nullish(PaymentMethod),
  hasNote: z.nullish(z.boolean()),
  hasStub: z.nullish(z.boolean()),
  /** One of the settings; absent, null or empty: the main series. */
  series: z.nullish(z.union([z.literal(''), Series])),
  taxCategory: z.nullish(TaxCategory),
  exemptionReason: z.nullish(Line),
  exemptionCode: z.nullish(Short),
  deliveryDate: z.nullish(Day),
  periodFrom: z.nullish(Day),
  /** Not before `periodFrom`. */
  periodTo: z.nullish(Day),
  buyerReference: z.nullish(Short),
  paymentTerms: z.nullish(Line),
  /** Draft by default. */
  invoiceStatus: z.optional(InvoiceStatus),
};

/** Total and balance are computed, never accepted. */
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

/** Absent fields keep their value. For issued documents only `internalNote` and status steps are accepted. */
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

const Letter = {
  subject: z.nullish(Line),
  message: z.nullish(z.string().check(z.maxLength(textLimits.letter))),
  /** The document as a data URL, attached where emails leave. */
  pdf: z.nullish(
    z.string().check(
      z.maxLength(maxPdfLength),
      z.refine((url) => /^(data:application\/pdf;base64,|\/files\/[0-9a-f]{64}\/application\/pdf$)/.test(url), {
        error: 'This is no PDF.',
      }),
    ),
  ),
};

/** Marks it as sent; `rev` is the invoice's in the letter. */
export const InvoiceToSend = z.object({
  id: Id,
  rev: Rev,
  to: z.nullish(EmailAddress.check(z.maxLength(textLimits.short))),
  ...Letter,
});
export type InvoiceToSend = z.input<typeof InvoiceToSend>;

/** A letter that says that an invoice is past due; `rev` is the invoice's in the letter. */
export const InvoiceToRemind = z.object({
  id: Id,
  rev: Rev,
  to: EmailAddress.check(z.maxLength(textLimits.short)),
  ...Letter,
});
export type InvoiceToRemind = z.input<typeof InvoiceToRemind>;

export const Reason = z.nullish(Line);

export const InvoiceToVoid = z.object({ id: Id, rev: Rev, reason: Reason });
export type InvoiceToVoid = z.input<typeof InvoiceToVoid>;

/** Quantities by line index; without `items` the whole rest. */
export const InvoiceToCredit = z.object({
  id: Id,
  rev: Rev,
  items: z.nullish(z.array(z.object({ line: Numeric, qty: Numeric.check(z.gt(0)) })).check(z.minLength(1))),
  reason: Reason,
});
export type InvoiceToCredit = z.input<typeof InvoiceToCredit>;

/** Credits the rest of an invoice, and creates a draft with the same lines. */
export const InvoiceToReissue = z.object({ id: Id, rev: Rev, reason: Reason });
export type InvoiceToReissue = z.input<typeof InvoiceToReissue>;

/** `invoice` is the draft. */
export const InvoiceReissued = z.object({ creditNote: Invoice, invoice: Invoice });
export type InvoiceReissued = z.infer<typeof InvoiceReissued>;
