import type { ColorOption, OrderLine } from '../../api/schemas';
import { discountedAmount, orderTotals } from '../../model/orderTotals';
import { demoOwner, type StoredOrder, type StoredProduct } from '../tables';
import { home } from './account';

/** Coupon of past orders, no longer valid. */
const coupon = { code: 'AUTUMN5', kind: 'percent', value: 5, least: 0 } as const;

interface Bought {
  productId: number;
  color: ColorOption;
  qty: number;
  discountPercentage: number;
}

const there: readonly Bought[] = [
  { productId: 18, color: 'amber', qty: 1, discountPercentage: 5 },
  { productId: 25, color: 'amber', qty: 3, discountPercentage: 10 },
  { productId: 22, color: 'teal', qty: 1, discountPercentage: 0 },
];
const onItsWay: readonly Bought[] = [{ productId: 24, color: 'plum', qty: 2, discountPercentage: 8 }];

export function createOrders(products: readonly StoredProduct[]): StoredOrder[] {
  const order = (
    id: number,
    bought: readonly Bought[],
    days: { time: string; shippingDate: string },
    code: boolean,
  ) => {
    const priced = bought.map((line) => {
      const product = products.find((other) => other.id === line.productId);
      if (!product?.colorOptions.includes(line.color))
        throw new Error(`Nobody sells ${line.productId} in ${line.color}.`);
      return { ...line, product, price: product.price, hasFreeShipping: product.hasFreeShipping };
    });
    const lines = priced.map(
      ({ product, ...line }): OrderLine => ({
        productId: product.id,
        name: product.name,
        slug: product.slug,
        color: line.color,
        image: product.colors.find(({ color }) => color === line.color)?.pictures[0] ?? product.image,
        qty: line.qty,
        price: line.price,
        amount: discountedAmount(line),
        discountPercentage: line.discountPercentage,
        shippingDate: days.shippingDate,
      }),
    );
    return {
      id,
      owner: demoOwner,
      time: days.time,
      address: home,
      paymentMethod: 'card' as const,
      deliveryWay: 'standard' as const,
      card: { brand: 'visa' as const, lastFour: '4242' },
      bank: null,
      coupon: code ? coupon.code : null,
      giftCard: null,
      language: 'en' as const,
      lines,
      ...orderTotals(priced, { coupon: code ? coupon : null }),
    };
  };
  return [
    order(1, there, { time: '@-16d 10:12', shippingDate: '@-14d' }, true),
    order(2, onItsWay, { time: '@-2d 18:40', shippingDate: '@-1d' }, false),
  ];
}
