import { Filter, Id, Numeric, Paging, Rev, Sorting, z } from '@atrium/backend';
import { cardBrands } from '@atrium/contract/card';
import { billingPlans, billingStatuses, chargeFailures, chargeKinds, paymentStatuses } from './choices';

/** Stored card data; `expires` is its last month, `YYYY-MM`. */
export const BillingCard = z.object({
  brand: z.enum(cardBrands),
  lastFour: z.string().check(z.regex(/^\d{4}$/)),
  expires: z.string().check(z.regex(/^\d{4}-(0[1-9]|1[0-2])$/)),
});
export type BillingCard = z.infer<typeof BillingCard>;

export const BillingPlan = z.enum(billingPlans);

/** The team's subscription. Amounts are whole minor units of the currency. */
export const BillingAccount = z.object({
  id: z.int(),
  plan: BillingPlan,
  status: z.enum(billingStatuses),
  currency: z.string(),
  /** A month of the plan, without tax. */
  price: z.int(),
  periodStart: z.string(),
  periodEnd: z.string(),
  seatLimit: z.int(),
  postLimit: z.int(),
  card: z.nullable(BillingCard),
  rev: z.int(),
});
export type BillingAccount = z.infer<typeof BillingAccount>;

export const ChargeFailure = z.enum(chargeFailures);
export type ChargeFailure = z.infer<typeof ChargeFailure>;

export const PaymentStatus = z.enum(paymentStatuses);
export type PaymentStatus = z.infer<typeof PaymentStatus>;

/** Invoice of one month, and the state of its payment. Amounts are whole minor units of its currency. */
export const Payment = z.object({
  id: z.int(),
  invoice: z.string(),
  at: z.string(),
  periodStart: z.string(),
  periodEnd: z.string(),
  plan: BillingPlan,
  lines: z.array(z.object({ kind: z.enum(chargeKinds), count: z.int(), amount: z.int() })),
  tax: z.int(),
  /** In percent. */
  taxRate: z.number(),
  amount: z.int(),
  refunded: z.int(),
  currency: z.string(),
  status: PaymentStatus,
  card: z.nullable(z.pick(BillingCard, { brand: true, lastFour: true })),
  failure: z.nullable(ChargeFailure),
  attempts: z.int(),
  paidAt: z.nullable(z.string()),
  rev: z.int(),
});
export type Payment = z.infer<typeof Payment>;

/** `open` is the unpaid invoice. */
export const BillingState = z.object({
  account: BillingAccount,
  seatsUsed: z.int(),
  postsUsed: z.int(),
  open: z.nullable(Payment),
  latest: z.array(Payment),
});
export type BillingState = z.infer<typeof BillingState>;

/** `status` and `day` in filter notation: `paid,failed`, `2026-01-01..2026-12-31`. */
export const PaymentQuery = z.object({ ...Paging.shape, ...Sorting.shape, q: Filter, status: Filter, day: Filter });
export type PaymentQuery = z.input<typeof PaymentQuery>;

export const PaymentSums = z.object({ currency: z.string(), paid: z.int(), open: z.int(), refunded: z.int() });
export type PaymentSums = z.infer<typeof PaymentSums>;

export const PaymentPage = z.object({ payments: z.array(Payment), total: z.int(), sums: z.array(PaymentSums) });
export type PaymentPage = z.infer<typeof PaymentPage>;

export const PaymentId = z.object({ id: Id });
export type PaymentId = z.input<typeof PaymentId>;

export const PaymentAnswer = z.object({ payment: Payment });
export type PaymentAnswer = z.infer<typeof PaymentAnswer>;

export const PaymentToMake = z.object({ id: Numeric, rev: Rev });
export type PaymentToMake = z.input<typeof PaymentToMake>;

export const CardToUse = z.object({ ...BillingCard.shape, rev: Rev });
export type CardToUse = z.input<typeof CardToUse>;

export const AccountAnswer = z.object({ account: BillingAccount });
export type AccountAnswer = z.infer<typeof AccountAnswer>;
