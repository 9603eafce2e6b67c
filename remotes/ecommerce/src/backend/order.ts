import { type BackendStore, type Person, reportSale, toDay } from '@atrium/backend';
import type { KeptCard } from '@atrium/contract/card';
import type {
  Cart,
  CartLine,
  Order,
  OrderLine,
  OrderQuote,
  OrderToPlace,
  OrderTotals,
  ReturnedPieces,
} from '../api/schemas';
import { discountedAmount, fromCents, orderTotals, toCents } from '../model/orderTotals';
import { allPiecesLeft, piecesLeft, refundedOf, refundOf } from '../model/refund';
import { findGiftCard, keepDiscount, readBasket } from './cart';
import { reserveStock, returnStock } from './stock';
import {
  basketsTable,
  cartTable,
  giftCardsTable,
  isOwnedBy,
  ordersTable,
  ownedBy,
  ownerOf,
  type StoredOrder,
} from './tables';

/** Last digits that are always declined, to try the failure. */
export const isDeclined = ({ lastFour }: Pick<KeptCard, 'lastFour'>): boolean => lastFour === '0002';

export const toOrder = ({ owner: _owner, ...order }: StoredOrder): Order => order;

export async function findOrder(
  store: BackendStore,
  user: Person | null,
  id: number,
): Promise<StoredOrder | undefined> {
  const order = await store.table(ordersTable).get(id);
  return order && isOwnedBy(user)(order) ? order : undefined;
}

const toLine = (line: CartLine): OrderLine => ({
  productId: line.id,
  name: line.name,
  slug: line.slug,
  color: line.color,
  image: line.image,
  qty: line.qty,
  price: line.price,
  amount: discountedAmount(line),
  discountPercentage: line.discountPercentage,
  shippingDate: line.shippingDate,
});

export function quoteOrder({ products, coupon, giftCard }: Cart, deliveryWay: OrderToPlace['deliveryWay']): OrderQuote {
  return {
    totals: orderTotals(products, { coupon, giftCard, deliveryWay: deliveryWay ?? 'standard' }),
    short: products
      .filter(({ qty, left }) => qty > left)
      .map(({ id, color, name, qty, left }) => ({ productId: id, color, name, qty, left })),
  };
}

export const isOtherThanShown = (
  { total, due }: Pick<OrderTotals, 'total' | 'due'>,
  shown: { total: number; due: number } | null | undefined,
): boolean => !!shown && (toCents(shown.total) !== toCents(total) || toCents(shown.due) !== toCents(due));

type Terms = Pick<Order, 'address' | 'paymentMethod' | 'deliveryWay' | 'card' | 'bank' | 'language'>;

const timeOf = (store: BackendStore): string => new Date(store.now()).toISOString();

/** Stores an order, and uses up stock, gift card balance and cart. */
export async function saveOrder(
  store: BackendStore,
  user: Person | null,
  { products, coupon, giftCard }: Cart,
  { totals, terms }: { totals: OrderTotals; terms: Terms },
): Promise<StoredOrder> {
  const orders = store.table(ordersTable);
  const order = await orders.put({
    ...totals,
    ...terms,
    id: await orders.nextId(),
    owner: ownerOf(user),
    time: timeOf(store),
    coupon: totals.couponAmount > 0 && coupon ? coupon.code : null,
    giftCard: totals.giftCardAmount > 0 && giftCard ? giftCard.code : null,
    lines: products.map(toLine),
  });
  await reserveStock(store, order.lines);
  await chargeGiftCard(store, order, order.giftCardAmount);
  const cart = store.table(cartTable);
  for (const line of await cart.find({ where: ownedBy(user) })) {
    await keepDiscount(store, line.owner, line);
    await cart.delete(line.id);
  }
  await store.table(basketsTable).put({ ...(await readBasket(store, user)), coupon: null, giftCard: null });
  return order;
}

/** Cancels an order, and returns what it used up. */
export async function cancelOrder(store: BackendStore, order: StoredOrder): Promise<StoredOrder> {
  await returnStock(store, order.lines);
  await chargeGiftCard(store, order, -order.giftCardAmount);
  return store.table(ordersTable).put({ ...order, cancelledAt: timeOf(store) });
}

export async function returnPieces(store: BackendStore, order: StoredOrder, lines: ReturnedPieces[]) {
  const refund = { at: timeOf(store), lines, ...refundOf(order, lines) };
  await returnStock(store, lines);
  await chargeGiftCard(store, order, -refund.giftCardAmount);
  const updated = { ...order, returns: [...(order.returns ?? []), refund] };
  const isAllBack = allPiecesLeft(updated).length === 0;
  return store.table(ordersTable).put(isAllBack ? { ...updated, returnedAt: refund.at } : updated);
}

async function chargeGiftCard(store: BackendStore, { giftCard }: Order, amount: number): Promise<void> {
  const card = await findGiftCard(store, giftCard);
  if (!card) return;
  await store.table(giftCardsTable).put({ ...card, balance: fromCents(toCents(card.balance) - toCents(amount)) });
}

/** Reports the current order to the dashboards; replaces the earlier report. */
export function countOrder(store: BackendStore, order: Order): void {
  const { id, time, total, cancelledAt } = order;
  const pieces = order.lines.reduce((sum, line) => sum + piecesLeft(order, line), 0);
  const amount = fromCents(toCents(total) - toCents(refundedOf(order)));
  const what = cancelledAt ? { amount: 0, pieces: 0 } : { amount, pieces };
  const link = `/apps/ecommerce/orders/${id}`;
  reportSale(store, { kind: 'order', id, day: toDay(new Date(time)), currency: 'EUR', company: null, link, ...what });
}
