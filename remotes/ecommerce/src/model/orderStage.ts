import type { Order } from '../api/schemas';
import { arrivalOf, lastSent } from './arrival';

export type DeliveryStage = 'placed' | 'sent' | 'there';
export type OrderStage = DeliveryStage | 'cancelled' | 'returned';

type Staged = Pick<Order, 'deliveryWay' | 'cancelledAt' | 'returnedAt'> & {
  lines: readonly { shippingDate: string }[];
};

/** Return period in days after arrival. */
const daysToReturn = 30;

export function orderStageOf({ lines, deliveryWay, cancelledAt, returnedAt }: Staged, today: string): OrderStage {
  if (cancelledAt) return 'cancelled';
  if (returnedAt) return 'returned';
  const sentOn = lastSent(lines);
  if (!sentOn || today < sentOn) return 'placed';
  return deliveryWay !== 'pickup' && today > arrivalOf(sentOn, deliveryWay).to ? 'there' : 'sent';
}

/** Stages of an order: collected ones are not delivered. */
export const stagesOf = ({ deliveryWay }: Pick<Order, 'deliveryWay'>): readonly DeliveryStage[] =>
  deliveryWay === 'pickup' ? ['placed', 'sent'] : ['placed', 'sent', 'there'];

/** Last day for a return, `YYYY-MM-DD`. */
export function lastReturnOf({ lines, deliveryWay }: Staged): string | undefined {
  const sentOn = lastSent(lines);
  if (!sentOn) return undefined;
  const end = new Date(`${arrivalOf(sentOn, deliveryWay).to}T00:00:00Z`);
  end.setUTCDate(end.getUTCDate() + daysToReturn);
  return end.toISOString().slice(0, 10);
}

/** Before dispatch, or after arrival. */
type Reversal = 'cancel' | 'return';

/** Null in transit, or after the return period. */
export function reversalOf(order: Staged, today: string): Reversal | null {
  const stage = orderStageOf(order, today);
  if (stage === 'placed') return 'cancel';
  const isThere = stage === 'there' || (stage === 'sent' && order.deliveryWay === 'pickup');
  return isThere && today <= (lastReturnOf(order) ?? '') ? 'return' : null;
}
