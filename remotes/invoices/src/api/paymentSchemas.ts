import { Id, Numeric, Rev, z } from '@atrium/backend';
import { paymentMethods } from './choices';
import { Day, Line } from './inputSchemas';

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

export const BankDetails = z.object({
  bankName: z.string(),
  country: z.string(),
  iban: z.string(),
  swiftCode: z.string(),
});
export type BankDetails = z.infer<typeof BankDetails>;

export const PaymentDetails = z.object({ totalDue: z.number(), ...BankDetails.shape });
export type PaymentDetails = z.infer<typeof PaymentDetails>;

const PaymentInput = {
  amount: Numeric.check(z.gt(0)),
  date: z.nullish(Day),
  method: z.nullish(PaymentMethod),
  note: z.nullish(Line),
};

/**
 * By default the day is today and the method Bank Transfer; a day before the invoice's date of issue is refused. `rev` is
 * the invoice's that the person saw.
 */
export const PaymentToAdd = z.object({ id: Id, rev: Rev, ...PaymentInput });
export type PaymentToAdd = z.input<typeof PaymentToAdd>;

/**
 * The payment or refund as it should have been; its amount is above 0 in both cases. What is absent stays as it was, and
 * `rev` is the invoice's.
 */
export const PaymentCorrection = z.object({
  ...PaymentInput,
  id: Id,
  paymentId: Id,
  rev: Rev,
  amount: z.optional(PaymentInput.amount),
});
export type PaymentCorrection = z.input<typeof PaymentCorrection>;

export const PaymentName = z.object({ id: Id, paymentId: Id });
export type PaymentName = z.input<typeof PaymentName>;

export const PaymentsToRemove = z.object({ payments: z.array(PaymentName).check(z.minLength(1)) });
export type PaymentsToRemove = z.input<typeof PaymentsToRemove>;

export const PaymentsRemoved = z.object({ invoices: z.array(z.int()) });
export type PaymentsRemoved = z.infer<typeof PaymentsRemoved>;
