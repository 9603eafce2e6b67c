import { isCardExpired } from '@atrium/contract/card';
import type { BillingCard, ChargeFailure } from '../api/schemas';

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
