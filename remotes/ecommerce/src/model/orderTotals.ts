import type { CartLine, Order } from '../api/schemas';

/** What is bought for less than this is delivered for the fee, unless every product ships free. */
export const freeDeliveryFrom = 50;
const deliveryFee = 4.9;

type Priced = Pick<CartLine, 'price' | 'qty' | 'discountPercentage' | 'hasFreeShipping'>;
export type OrderTotals = Pick<Order, 'subtotal' | 'discount' | 'delivery' | 'total'>;

const toCents = (amount: number) => Math.round(amount * 100);

/** What a line costs before its discount. */
export const lineAmount = ({ price, qty }: Pick<Priced, 'price' | 'qty'>): number => (toCents(price) * qty) / 100;

/** What the API will ask for; reckoned in cents, so that the sums add up. */
export function orderTotals(lines: readonly Priced[]): OrderTotals {
  const subtotal = sum(lines, ({ price, qty }) => toCents(price) * qty);
  const discount = sum(lines, ({ price, qty, discountPercentage }) =>
    Math.round((toCents(price) * qty * discountPercentage) / 100),
  );
  const isFree =
    subtotal - discount >= toCents(freeDeliveryFrom) || lines.every(({ hasFreeShipping }) => hasFreeShipping);
  const delivery = isFree ? 0 : toCents(deliveryFee);
  return {
    subtotal: subtotal / 100,
    discount: discount / 100,
    delivery: delivery / 100,
    total: (subtotal - discount + delivery) / 100,
  };
}

const sum = <T>(items: readonly T[], amount: (item: T) => number) =>
  items.reduce((total, item) => total + amount(item), 0);
