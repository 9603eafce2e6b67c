import type { Order } from '../../api/schemas';
import { refundedOf } from '../../model/refund';
import { OrderSums } from './OrderSums';

/** What an order came to, and what of it came back. */
export const SumsOfOrder = ({ order }: { order: Order }) => (
  <OrderSums totals={order} coupon={order.coupon} giftCard={order.giftCard} refunded={refundedOf(order)} />
);
