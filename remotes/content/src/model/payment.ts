import { isCardExpired } from '@atrium/contract/card';
import type { BillingCard, ChargeFailure, Payment, PaymentSums } from '../api/schemas';

/** Last digits that are always declined, to try the failure. */
const declinedLastFour = '0002';

/** Reason why a card cannot be charged; null if it can. */
export function chargeFailureOf(card: BillingCard | null, now: number): ChargeFailure | null {
  if (!card) return 'noCard';
  if (isCardExpired(card, now)) return 'cardExpired';
  return card.lastFour === declinedLastFour ? 'declined' : null;
}

export const isSameCard = (one: BillingCard, other: BillingCard | null): boolean =>
  one.brand === other?.brand && one.lastFour === other.lastFour && one.expires === other.expires;

/** True if it is unpaid and not paid automatically. */
export const isPayable = ({ status }: Pick<Payment, 'status'>): boolean => status === 'failed';

/** Sums of payments by currency: refunds are subtracted, pending ones count as open. */
export function sumPayments(
  payments: readonly Pick<Payment, 'currency' | 'amount' | 'refunded' | 'status'>[],
): PaymentSums[] {
  const sums = new Map<string, PaymentSums>();
  for (const { currency, amount, refunded, status } of payments) {
    const sum = sums.get(currency) ?? { currency, paid: 0, open: 0, refunded: 0 };
    const isPaid = status === 'paid' || status === 'refunded';
    sums.set(currency, {
      currency,
      paid: sum.paid + (isPaid ? amount - refunded : 0),
      open: sum.open + (isPaid ? 0 : amount),
      refunded: sum.refunded + refunded,
    });
  }
  return [...sums.values()];
}
