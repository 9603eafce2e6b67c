import { Id, Numeric, Rev, z } from '@atrium/backend';
import { paymentMethods } from './choices';
import { Day, Line } from './inputSchemas';

export const PaymentMethod = z.enum(paymentMethods);
export type PaymentMethod = z.infer<typeof PaymentMethod>;

export const InvoicePayment = z.object({
  /** Unique within its invoice. */
  id: z.int(),
  /** Negative for a refund. */
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
 * Defaults: today, and Bank Transfer; days before the issue date are rejected. `rev`: version of the invoice that the
 * person saw.
 */
export const PaymentToAdd = z.object({ id: Id, rev: Rev, ...PaymentInput });
export type PaymentToAdd = z.input<typeof PaymentToAdd>;

/** Corrected payment or refund; the amount is positive in both cases. Absent fields stay; `rev` is the invoice's. */
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
