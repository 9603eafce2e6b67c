import type { Order } from '../api/schemas';
import { arrivalOf, lastSent } from './arrival';

/** What an order goes through, in this order. */
export type DeliveryStage = 'placed' | 'sent' | 'there';
export type OrderStage = DeliveryStage | 'cancelled';

type Staged = Pick<Order, 'deliveryWay' | 'cancelledAt'> & { lines: readonly { shippingDate: string }[] };

/** How far an order is on a day. Of what is collected nobody learns when it is there: it stays ready. */
export function orderStageOf({ lines, deliveryWay, cancelledAt }: Staged, today: string): OrderStage {
  if (cancelledAt) return 'cancelled';
  const sentOn = lastSent(lines);
  if (!sentOn || today < sentOn) return 'placed';
  return deliveryWay !== 'pickup' && today > arrivalOf(sentOn, deliveryWay).to ? 'there' : 'sent';
}

/** The stages of an order: what is collected is not brought. */
export const stagesOf = ({ deliveryWay }: Pick<Order, 'deliveryWay'>): readonly DeliveryStage[] =>
  deliveryWay === 'pickup' ? ['placed', 'sent'] : ['placed', 'sent', 'there'];
