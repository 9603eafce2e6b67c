import { isCardExpired } from '@atrium/contract/card';
import type { BillingCard, ChargeFailure, Payment } from '../api/schemas';

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

/** Status of what is unpaid and not paid automatically. */
export const payableStatus = 'failed';

export const isPayable = ({ status }: Pick<Payment, 'status'>): boolean => status === payableStatus;

type Amounts = Pick<Payment, 'amount' | 'refunded' | 'status'>;

const isPaid = ({ status }: Amounts): boolean => status === 'paid' || status === 'refunded';

/** Paid amount without refunds. */
export const paidAmount = (payment: Amounts): number => (isPaid(payment) ? payment.amount - payment.refunded : 0);

/** Amount that is not paid yet; a pending payment is open. */
export const openAmount = (payment: Amounts): number => (isPaid(payment) ? 0 : payment.amount);
