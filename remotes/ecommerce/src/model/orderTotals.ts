import type { CartLine, Coupon, DeliveryWay, GiftCard, OrderTotals } from '../api/schemas';

/** The shop sells in euros; API and Intl use amounts, sums use whole cents. */
export const toCents = (amount: number): number => Math.round(amount * 100);

export const fromCents = (cents: number): number => cents / 100;

/** Percentage of cents, rounded half up. */
const percentOf = (cents: number, percent: number): number => Math.round((cents * percent) / 100);

export const freeDeliveryFrom = 50;
const standardFee = 4.9;
const expressFee = 9.9;

/** In percent; included in prices. */
export const taxRate = 23;

type Priced = Pick<CartLine, 'price' | 'qty' | 'discountPercentage' | 'hasFreeShipping'>;

interface OrderTerms {
  deliveryWay?: DeliveryWay;
  coupon?: Pick<Coupon, 'kind' | 'value' | 'least'> | null;
  giftCard?: Pick<GiftCard, 'balance'> | null;
}

export const lineAmount = ({ price, qty }: Pick<Priced, 'price' | 'qty'>): number => fromCents(toCents(price) * qty);

const lineDiscount = ({ price, qty, discountPercentage }: Omit<Priced, 'hasFreeShipping'>): number =>
  percentOf(toCents(price) * qty, discountPercentage);

export const discountedAmount = (line: Omit<Priced, 'hasFreeShipping'>): number =>
  fromCents(toCents(line.price) * line.qty - lineDiscount(line));

const sum = <T>(items: readonly T[], cents: (item: T) => number) =>
  items.reduce((total, item) => total + cents(item), 0);

function couponCents(goods: number, coupon: OrderTerms['coupon']): number {
  if (!coupon || goods < toCents(coupon.least)) return 0;
  return Math.min(goods, coupon.kind === 'fixed' ? toCents(coupon.value) : percentOf(goods, coupon.value));
}

/** @param paid cost of the goods after discounts and coupon; a gift card is a way to pay it */
function deliveryCents(paid: number, lines: readonly Priced[], way: DeliveryWay): number {
  if (way === 'pickup' || lines.length === 0) return 0;
  if (way === 'express') return toCents(expressFee);
  const isFree = paid >= toCents(freeDeliveryFrom) || lines.every(({ hasFreeShipping }) => hasFreeShipping);
  return isFree ? 0 : toCents(standardFee);
}

/** Sums for display and for charging, in cents, so that they add up. */
export function orderTotals(lines: readonly Priced[], terms: OrderTerms = {}): OrderTotals {
  const subtotal = sum(lines, ({ price, qty }) => toCents(price) * qty);
  const discount = sum(lines, lineDiscount);
  const goods = subtotal - discount;
  const coupon = couponCents(goods, terms.coupon);
  const delivery = deliveryCents(goods - coupon, lines, terms.deliveryWay ?? 'standard');
  const total = goods - coupon + delivery;
  const giftCard = Math.min(total, toCents(terms.giftCard?.balance ?? 0));
  return {
    subtotal: fromCents(subtotal),
    discount: fromCents(discount),
    couponAmount: fromCents(coupon),
    delivery: fromCents(delivery),
    total: fromCents(total),
    tax: fromCents(total - Math.round((total * 100) / (100 + taxRate))),
    giftCardAmount: fromCents(giftCard),
    due: fromCents(total - giftCard),
  };
}

/** True if a coupon is on hold because the products cost too little. */
export const isBelowMinimum = (lines: readonly Priced[], { least }: Pick<Coupon, 'least'>): boolean =>
  sum(lines, ({ price, qty }) => toCents(price) * qty) - sum(lines, lineDiscount) < toCents(least);

/** Three instalments; the remainder is in the first. */
export function instalmentsOf(amount: number): { count: 3; first: number; each: number } {
  const each = Math.floor(toCents(amount) / 3);
  return { count: 3, first: fromCents(toCents(amount) - 2 * each), each: fromCents(each) };
}
