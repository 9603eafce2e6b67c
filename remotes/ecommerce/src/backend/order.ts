import type { CartLine, DeliveryAddress, Order, OrderLine, OrderPayment } from '../api/schemas';

/** What is bought for less than this is delivered for a fee, unless every product ships free. */
const freeDeliveryFrom = 50;
const deliveryFee = 4.9;

const toCents = (amount: number): number => Math.round(amount * 100);

const toLine = ({ id, name, qty, price, discountPercentage, shippingDate }: CartLine): OrderLine => ({
  productId: id,
  name,
  qty,
  price,
  amount: (toCents(price) * qty - Math.round((toCents(price) * qty * discountPercentage) / 100)) / 100,
  discountPercentage,
  shippingDate,
});

/** An order of what is in the cart: all sums in cents, so that they add up. */
export function createOrder(
  id: number,
  now: number,
  cart: readonly CartLine[],
  address: DeliveryAddress,
  paymentMethod: OrderPayment,
): Order {
  const lines = cart.map(toLine);
  const subtotal = cart.reduce((sum, { price, qty }) => sum + toCents(price) * qty, 0);
  const discounted = lines.reduce((sum, { amount }) => sum + toCents(amount), 0);
  const isFree = discounted >= toCents(freeDeliveryFrom) || cart.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : toCents(deliveryFee);
  return {
    id,
    time: new Date(now).toISOString(),
    address,
    paymentMethod,
    lines,
    subtotal: subtotal / 100,
    discount: (subtotal - discounted) / 100,
    delivery: delivery / 100,
    total: (discounted + delivery) / 100,
  };
}
